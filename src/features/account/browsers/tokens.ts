import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieJar } from '#http/cookies.ts'
import { knownBrowserInDays, registrationLifetimeInDays } from '#periods.ts'
import { newSecret, secretHashOf } from '../secret.ts'

/** Always a new one: whoever saw or planted what the browser held before does not know it. */
export type BrowserToken = {
  hash: string
  /** The browser holds it from now on, beside what it held before or instead of some of those. */
  keep: (reply: FastifyReply, insteadOf?: string[]) => void
}

/** Of one browser; the oldest goes. */
const mostTokens = 5
const separator = '.'

/**
 * Two cookies by which a browser is known again, out of reach of scripts: they hold a token for each address that was
 * registered there last, and for each member who logged in there last. We keep the hashes. They are apart because
 * anybody can register, and only whoever logged in is remembered.
 */
export function browserTokens(jar: CookieJar) {
  const lifetimeInDays = { registration: registrationLifetimeInDays, browser: knownBrowserInDays }
  type Name = keyof typeof lifetimeInDays

  const tokensIn = (request: FastifyRequest, name: Name) =>
    (jar.read(request, name) ?? '').split(separator, mostTokens).filter((token) => /^[\w-]{43}$/.test(token))

  const hashesIn = (request: FastifyRequest, name: Name) => tokensIn(request, name).map(secretHashOf)

  function newToken(request: FastifyRequest, name: Name): BrowserToken {
    const token = newSecret()
    return {
      hash: secretHashOf(token),
      keep(reply, insteadOf = []) {
        const others = tokensIn(request, name).filter((other) => !insteadOf.includes(secretHashOf(other)))
        const kept = [token, ...others].slice(0, mostTokens).join(separator)
        jar.set(reply, name, kept, lifetimeInDays[name] * 86_400)
      },
    }
  }

  return {
    /** Of the accounts that were asked for in this browser. */
    registered: (request: FastifyRequest) => hashesIn(request, 'registration'),
    registering: (request: FastifyRequest) => newToken(request, 'registration'),
    /** Of the members who logged in before in this browser. */
    known: (request: FastifyRequest) => hashesIn(request, 'browser'),
    welcoming: (request: FastifyRequest) => newToken(request, 'browser'),
  }
}
