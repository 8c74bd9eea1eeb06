import { changeSiteState, cookieNamed, onSiteState, siteState } from '#browser/site-state.ts'
import { sleep } from '#browser/sleep.ts'
import { choiceCookieName } from '#cookie-names.ts'

const openers = 'a[href="/cookies#cookie-instellingen"]'

/**
 * The bar is in every page, hidden, as somebody sees it who never chose: then it is shown. What its buttons do, and those
 * of videos that ask for consent, is loaded when somebody reaches for it, opens it again, or chooses elsewhere; and when
 * a video has consent, for then it asks something else.
 */
export function offerCookieChoice(): void {
  const bar = document.querySelector<HTMLElement>('.cookie-bar')
  if (!bar) return
  const wake = sleep(
    `.cookie-bar, consent-embed, ${openers}`,
    () => import('./cookie-bar.browser.ts'),
    (module) => module.startCookieBar(bar, openers),
    `button, ${openers}`,
  )
  // The values that are a choice; anything else is none.
  if (!bar.dataset.choices?.split(' ').includes(siteState().cookieChoice)) {
    bar.hidden = false
    changeSiteState({ isCookieBarOpen: true })
  }
  const look = () => {
    const { cookieChoice, isCookieBarOpen } = siteState()
    const mayPlay = cookieChoice.includes('video') && document.querySelector('consent-embed')
    if (mayPlay || isCookieBarOpen === bar.hidden || cookieNamed(choiceCookieName) !== cookieChoice) wake()
  }
  look()
  onSiteState(look)
  for (const type of ['pageshow', 'visibilitychange']) addEventListener(type, look)
  addEventListener('storage', (news) => wake(() => dispatchEvent(new StorageEvent('storage', news))), {
    once: true,
  })
}
