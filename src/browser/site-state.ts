import { choiceCookieName } from '#cookie-names.ts'
/** What the parts of one page know together. Everything that moves reads it here; nothing keeps its own copy. */
export type SiteState = {
  /** The value of the cookie that keeps it, empty as long as nobody chose. */
  cookieChoice: string
  isCookieBarOpen: boolean
  isNavigationOpen: boolean
  /** 1 behind the navigation panel, 10 behind a header dropdown, 0 otherwise. */
  backdropLevel: 0 | 1 | 10
  isHeaderDropdownOpen: boolean
  /** The id of the panel below the header that is open: setting it opens that panel, null closes it. */
  headerPanel: string | null
  /** The dropdown that is about to open. */
  headerDropdownTimeout: number | null
  hasHeaderDropdownTransitions: boolean
  /** Unknown at the start; null when asking failed. */
  loginStatus: boolean | null | undefined
}

type Listener = (state: Readonly<SiteState>) => void

let state: Readonly<SiteState> = {
  cookieChoice: cookieNamed(choiceCookieName),
  isCookieBarOpen: false,
  isNavigationOpen: false,
  backdropLevel: 0,
  isHeaderDropdownOpen: false,
  headerPanel: null,
  headerDropdownTimeout: null,
  hasHeaderDropdownTransitions: true,
  loginStatus: undefined,
}

const listeners = new Set<Listener>()

export function siteState(): Readonly<SiteState> {
  return state
}

export function changeSiteState(changes: Partial<SiteState>): void {
  const isSame = Object.entries(changes).every(([key, value]) => state[key as keyof SiteState] === value)
  if (isSame) return

  state = { ...state, ...changes }
  for (const listener of listeners) listener(state)
}

/** Gives a function that stops listening. */
export function onSiteState(listener: Listener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Somebody is logged in only when the server said exactly so. */
export function isLoggedIn({ loginStatus }: Pick<SiteState, 'loginStatus'>): boolean {
  return loginStatus === true
}

export function cookieNamed(name: string): string {
  // The server reads this module too, and has no document.
  const found = globalThis.document?.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`))
  return found?.slice(name.length + 1) ?? ''
}
