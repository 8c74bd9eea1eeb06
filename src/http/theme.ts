import { type Theme, themeCookieName } from '#cookie-names.ts'

type Asking = { headers: { cookie?: string | undefined } }

/**
 * The first value that we know counts; all others are as no choice, so that a page has three forms at most. nginx reads
 * it by the same expression (`deploy/nginx.conf`): the two never differ about which form was asked for.
 */
export function themeOf({ headers: { cookie } }: Asking): Theme | undefined {
  return cookie === undefined ? undefined : (chosenTheme.exec(cookie)?.[1] as Theme | undefined)
}

export const chosenTheme = /(?:^|; ?)izz-theme=(light|dark)(?:;|$)/

/** A page is drawn for everyone. A choice stands in its first tag, so that the page is never seen otherwise. */
export function inTheme(html: Buffer, theme: Theme | undefined): Buffer {
  if (!theme) return html
  const chosen = html
    .toString('latin1')
    .replace('<html lang="nl">', `<html lang="nl" data-theme="${theme}">`)
    .replace('name="color-scheme" content="light dark"', `name="color-scheme" content="${theme}"`)
  return Buffer.from(chosen, 'latin1')
}

export function themeCookie(theme: Theme | 'device', seconds: number, isHttps: boolean): string {
  const value = theme === 'device' ? '; Max-Age=0' : `${theme}; Max-Age=${seconds}`
  return `${themeCookieName}=${value}; Path=/; HttpOnly; SameSite=Lax${isHttps ? '; Secure' : ''}`
}
