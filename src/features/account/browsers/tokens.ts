import type { FastifyReply, FastifyRequest } from 'fastify'
import type { CookieJar } from '#http/cookies.ts'
import { knownBrowserInDays, registrationLifetimeInDays } from '#periods.ts'
import { newSecret } from '../secret.ts'
import { browserHashOf } from './known-browser.ts'

/** How we know a browser again; `keep` tells it to remember, once that is of use. */
export type BrowserToken = { hash: string; keep: (reply: FastifyReply) => void }

/**
 * Two cookies by which a browser is known again, out of reach of scripts; we keep their hashes. They are apart because
 * anybody can register, and only whoever logged in is remembered.
 */
export function browserTokens(jar: CookieJar) {
  const lifetimeInDays = { registration: registrationLifetimeInDays, browser: knownBrowserInDays }
  type Name = keyof typeof lifetimeInDays

  const found = (request: FastifyRequest, name: Name) => browserHashOf(jar.read(request, name))

  function foundOrNew(request: FastifyRequest, name: Name): BrowserToken {
    const kept = jar.read(request, name)
    const token = kept && browserHashOf(kept) ? kept : newSecret()
    return {
      hash: browserHashOf(token) ?? '',
      keep: (reply) => jar.set(reply, name, token, lifetimeInDays[name] * 86_400),
    }
  }

  return {
    /** The browser in which an account was asked for, if it was this one. */
    registered: (request: FastifyRequest) => found(request, 'registration'),
    registering: (request: FastifyRequest) => foundOrNew(request, 'registration'),
    /** The browser in which somebody logged in before, if it was this one. */
    known: (request: FastifyRequest) => found(request, 'browser'),
    welcoming: (request: FastifyRequest) => foundOrNew(request, 'browser'),
  }
}
