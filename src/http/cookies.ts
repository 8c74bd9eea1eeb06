import type { FastifyReply } from 'fastify'

/** Two cookies, both out of reach of scripts: who is logged in, and which browser this is (for CSRF). */
export type CookieName = 'izz' | 'izz-csrf'

/** On https the name itself makes browsers refuse a cookie that another site or a sub-domain tries to plant. */
export type CookieJar = {
  read: (request: { headers: { cookie?: string | undefined } }, name: CookieName) => string | undefined
  set: (reply: FastifyReply, name: CookieName, value: string) => void
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
    set: (reply, name, value) => void reply.header('set-cookie', `${fullName(name)}=${value}${attributes}`),
    clear(reply, name) {
      reply.header('set-cookie', `${fullName(name)}=; Max-Age=0${attributes}`)
      reply.header('clear-site-data', leavings)
    },
  }
}
