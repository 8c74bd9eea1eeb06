import type { FastifyReply } from 'fastify'
import type { CookieJar } from './cookies.ts'
import { isBrowserSecret, makeCsrfToken, newBrowserSecret } from './csrf.ts'

type Headers = { headers: { cookie?: string | undefined } }

/** The browser keeps its secret; only the mask of the token differs from answer to answer. */
export function currentToken(jar: CookieJar, request: Headers, reply: FastifyReply, session: string): string {
  const secret = jar.read(request, 'csrf')
  return isBrowserSecret(secret) ? makeCsrfToken(secret, session) : renewToken(jar, reply, session)
}

export function renewToken(jar: CookieJar, reply: FastifyReply, session: string): string {
  const secret = newBrowserSecret()
  jar.set(reply, 'csrf', secret)
  return makeCsrfToken(secret, session)
}
