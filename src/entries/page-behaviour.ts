import { followHashes } from '#browser/hash-scroll.ts'
import { followFloorHeight } from '#browser/page-floor.ts'
import { recoverFromPreloadErrors } from '#browser/preload-errors.ts'
import { followScrollbarWidth } from '#browser/scrollbar-width.ts'
import { wakers } from '#islands/wake.ts'

/** What every page does. The rest is loaded when the browser has time, and only where a page has something for it. */
export function startPageBehaviour(): void {
  recoverFromPreloadErrors()
  followScrollbarWidth()
  followFloorHeight()
  followHashes()

  whenIdleWith('[loading=lazy]', async () => (await loadLazyMedia())?.followLazyMedia())
  whenIdleWith('.cookie-bar', async () => (await loadCookieBar())?.startCookieBar())
  whenIdleWith('consent-embed', () => import('#features/cookie-consent/consent-embed.browser.ts'))
}

function whenIdleWith(selector: string, load: () => Promise<unknown>): void {
  if (document.querySelector(selector)) wakers.idle(document.body, () => void load())
}

/** A module is absent when somebody cancelled the error that it could not be loaded. */
type Absent = undefined

function loadLazyMedia(): Promise<typeof import('#browser/lazy-media.ts') | Absent> {
  return import('#browser/lazy-media.ts')
}

function loadCookieBar(): Promise<typeof import('#features/cookie-consent/cookie-bar.browser.ts') | Absent> {
  return import('#features/cookie-consent/cookie-bar.browser.ts')
}
