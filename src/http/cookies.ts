import type { FastifyReply } from 'fastify'
import { type Cookie, cookieNames, secureCookieName } from '#cookie-names.ts'

/** All out of reach of scripts. */
export type CookieJar = {
  read: (request: { headers: { cookie?: string | undefined } }, cookie: Cookie) => string | undefined
  /** Until the browser is closed, or for so many seconds. */
  set: (reply: FastifyReply, cookie: Cookie, value: string, seconds?: number) => void
  clear: (reply: FastifyReply, cookie: Cookie) => void
}

/**
 * Copies of pages that a browser keeps are thrown away with the session. Storage stays: it holds the record of the
 * cookie choice, and what was typed is thrown away by the page itself.
 */
const leavings = '"cache"'

/** Our values are base64url: they need no encoding. */
export function cookieJar(isHttps: boolean): CookieJar {
  const nameOf = (cookie: Cookie) => (isHttps ? secureCookieName(cookie) : cookieNames[cookie])
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  return {
    read(request, cookie) {
      const start = `${nameOf(cookie)}=`
      const pairs = request.headers.cookie?.split(/; */) ?? []
      return pairs.find((pair) => pair.startsWith(start))?.slice(start.length)
    },
    set(reply, cookie, value, seconds) {
      const lifetime = seconds === undefined ? '' : `; Max-Age=${seconds}`
      reply.header('set-cookie', `${nameOf(cookie)}=${value}${lifetime}${attributes}`)
    },
    clear(reply, cookie) {
      reply.header('set-cookie', `${nameOf(cookie)}=; Max-Age=0${attributes}`)
      reply.header('clear-site-data', leavings)
    },
  }
}
