import { changeSiteState, cookieNamed, siteState } from '#browser/site-state.ts'
import { choiceCookieName } from '#cookie-names.ts'
import { cookieChoiceInDays } from '#periods.ts'
import {
  type CookieChoice,
  isAllowed,
  type Purpose,
  purposes,
  readCookieChoice,
  writeCookieChoice,
} from './cookie-choice.ts'
import { lastChoiceIn, ledgerKey, noteInLedger } from './ledger.browser.ts'

/** Keeps the choice in the cookie and in the ledger. What is not allowed any more is taken away. */
export function choose(choice: CookieChoice): void {
  const value = writeCookieChoice(choice)
  keepCookie(choiceCookieName, value, cookieChoiceInDays * 86_400)
  noteInLedger(value, new Date())
  follow(value)
}

/** Somebody may choose in another tab, or come back after the cookie has run out. */
export function followOtherTabs(): void {
  const look = (value = cookieNamed(choiceCookieName)) => {
    if (value !== siteState().cookieChoice) follow(value)
  }
  // The cookie of another tab may come a moment later than its news.
  addEventListener('storage', ({ key, newValue }) => key === ledgerKey && look(lastChoiceIn(newValue)))
  addEventListener('pageshow', ({ persisted }) => persisted && look())
  document.addEventListener('visibilitychange', () => document.hidden || look())
  look()
}

function follow(value: string): void {
  for (const purpose of purposes) if (!isAllowed(purpose, value)) forgetWhatWasKeptFor(purpose)
  changeSiteState({ cookieChoice: value, isCookieBarOpen: !readCookieChoice(value) })
}

/** Whatever we keep by consent has a name that begins with its purpose, such as `izz-statistics-visit`. */
function forgetWhatWasKeptFor(purpose: Purpose): void {
  const isKept = (name: string) => name.startsWith(`izz-${purpose}-`)
  for (const name of document.cookie.split('; ').filter(isKept)) keepCookie(name.replace(/=.*/s, ''), '', 0)
  try {
    for (const storage of [localStorage, sessionStorage])
      for (const name of Object.keys(storage).filter(isKept)) storage.removeItem(name)
  } catch {
    // Where storage is refused, nothing was kept.
  }
}

function keepCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the newer way does not exist on plain http
  document.cookie = `${name}=${value}; path=/; max-age=${seconds}; SameSite=Lax${secure}`
}
