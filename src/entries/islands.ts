import { sleep } from '#browser/sleep.ts'
import { islandElementOf } from '#islands/island-element.ts'
import { siteIslands } from './site-islands.ts'

/** Pages with an island load this beside `start.ts`; for all others it waits until somebody reaches for the account. */
customElements.define('site-island', islandElementOf(siteIslands))

sleep(
  'form[action="/actions/users/logout"]',
  () => import('#features/account/sessions/log-out.browser.ts'),
  (module) => module.sendLogOutForms(),
  'button',
)
