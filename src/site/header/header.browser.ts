import { sendLogOutForms } from '#features/account/sessions/log-out-forms.browser.ts'
import { followLoginStatus } from '#features/account/sessions/login-status.browser.ts'
import { followBackdropLevel } from './backdrop.browser.ts'
import { startHeaderDropdowns } from './header-dropdowns.browser.ts'
import { offerNavigation } from './navigation-toggle.browser.ts'

/** Until then the browser may still be putting the page back where somebody left it. */
const stickyDelayInMilliseconds = 100

/** What somebody can press works at once; the rest is loaded when it is needed. */
export function startHeader(): void {
  const header = document.querySelector<HTMLElement>('.header')
  if (!header) return
  document.documentElement.dataset.script = ''
  followLoginStatus()
  followBackdropLevel()
  startHeaderDropdowns(header)
  offerNavigation(header)
  sendLogOutForms()
  afterLoad(() => setTimeout(() => stick(header), stickyDelayInMilliseconds))
}

function afterLoad(listener: () => void): void {
  if (document.readyState === 'complete') listener()
  else addEventListener('load', listener, { once: true })
}

async function stick(header: HTMLElement): Promise<void> {
  const module: typeof import('./sticky-header.browser.ts') | undefined = await import(
    './sticky-header.browser.ts'
  )
  module?.startStickyHeader(header)
}
