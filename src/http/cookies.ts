import type { FastifyReply } from 'fastify'

/**
 * Cookies, all out of reach of scripts: who is logged in, which browser this is (for CSRF), that an account was asked for
 * here, and that somebody logged in here before.
 */
export type CookieName = 'izz' | 'izz-csrf' | 'izz-registration' | 'izz-browser'

/** On https the name itself makes browsers refuse a cookie that another site or a sub-domain tries to plant. */
export type CookieJar = {
  read: (request: { headers: { cookie?: string | undefined } }, name: CookieName) => string | undefined
  /** Until the browser is closed, or for so many seconds. */
  set: (reply: FastifyReply, name: CookieName, value: string, seconds?: number) => void
  clear: (reply: FastifyReply, name: CookieName) => void
}

/**
 * Copies of pages that a browser keeps are thrown away with the session. Storage stays: it holds the record of the
 * cookie choice, and what was typed is thrown away by the page itself.
 */
const leavings = '"cache"'

/** Our values are base64url: they need no encoding. */
export function cookieJar(isHttps: boolean): CookieJar {
  const fullName = (name: CookieName) => (isHttps ? `__Host-${name}` : name)
  const attributes = `; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
  return {
    read(request, name) {
      const start = `${fullName(name)}=`
      const pairs = request.headers.cookie?.split(/; */) ?? []
      return pairs.find((pair) => pair.startsWith(start))?.slice(start.length)
    },
    set(reply, name, value, seconds) {
      const lifetime = seconds === undefined ? '' : `; Max-Age=${seconds}`
      reply.header('set-cookie', `${fullName(name)}=${value}${lifetime}${attributes}`)
    },
    clear(reply, name) {
      reply.header('set-cookie', `${fullName(name)}=; Max-Age=0${attributes}`)
      reply.header('clear-site-data', leavings)
    },
  }
}
