/** What the cookies are called that our server sets, by what they are for. Scripts cannot reach them. */
export const cookieNames = {
  /** Who is logged in. */
  session: 'izz',
  /** Which browser this is, for CSRF. */
  csrf: 'izz-csrf',
  /** That an account was asked for here. */
  registration: 'izz-registration',
  /** That somebody logged in here before. */
  browser: 'izz-browser',
} as const

export type Cookie = keyof typeof cookieNames

/** On https the name itself makes browsers refuse a cookie that another site or a sub-domain tries to plant. */
export const hostPrefix = '__Host-'

export function secureCookieName(cookie: Cookie): string {
  return hostPrefix + cookieNames[cookie]
}

/** Whether somebody wants the site light or dark, whatever their device asks for. It is no secret: whoever plants it wins nothing. */
export const themeCookieName = 'izz-theme'
export const themes = ['light', 'dark'] as const
export type Theme = (typeof themes)[number]

/** What somebody chose in the cookie bar. The page itself sets it and reads it. */
export const choiceCookieName = 'cookiebar'
