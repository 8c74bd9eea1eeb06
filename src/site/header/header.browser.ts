import { onSiteState } from '#browser/site-state.ts'
import { sleep } from '#browser/sleep.ts'
import { followLoginStatus } from '#features/account/sessions/login-status.browser.ts'
import { toOpener } from './opener.browser.ts'

/** Until then the browser may still be putting the page back where somebody left it. */
const stickyDelayInMilliseconds = 100

/** What opens and what sticks is loaded at the first sign of somebody, wherever on the page. */
export function startHeader(): void {
  const header = document.querySelector<HTMLElement>('.header')
  if (!header) return
  document.documentElement.dataset.script = ''
  followLoginStatus()
  for (const link of header.querySelectorAll<HTMLAnchorElement>('[data-opens]')) toOpener(link)

  let pointed: PointerEvent | undefined
  header.addEventListener('pointerover', (event) => (pointed = event))
  const settled = new Promise<void>((settle) =>
    addEventListener('load', () => setTimeout(settle, stickyDelayInMilliseconds)),
  )
  const wake = sleep(
    '*',
    () => import('./header-parts.browser.ts'),
    (module) => module.startHeaderParts(header, settled, pointed),
    '[data-opens]',
  )
  onSiteState(({ headerPanel, isNavigationOpen }) => {
    if (headerPanel || isNavigationOpen) wake()
  })
}
