import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Two cookies, both out of reach of scripts: who is logged in, and which browser this is (for CSRF). */
export type CookieName = 'izz' | 'izz-csrf'

/** On https the name itself makes browsers refuse a cookie that another site or a sub-domain tries to plant. */
export type CookieJar = {
  read: (request: FastifyRequest, name: CookieName) => string | undefined
  set: (reply: FastifyReply, name: CookieName, value: string) => void
  clear: (reply: FastifyReply, name: CookieName) => void
}

export function cookieJar(isHttps: boolean): CookieJar {
  const fullName = (name: CookieName) => (isHttps ? `__Host-${name}` : name)
  const options = { path: '/', httpOnly: true, sameSite: 'lax', secure: isHttps } as const
  return {
    read: (request, name) => request.cookies[fullName(name)],
    set: (reply, name, value) => void reply.setCookie(fullName(name), value, options),
    clear: (reply, name) => void reply.clearCookie(fullName(name), options),
  }
}
