import { myAccountPath } from '#addresses.ts'
import { announce } from '#browser/page-floor.ts'
import { send } from '#browser/send.ts'
import { tellOtherTabs } from '#browser/session-channel.ts'
import { changeSiteState } from '#browser/site-state.ts'
import { tabStorage } from '#browser/tab-storage.ts'
import { learnLoginStatus } from './login-status.browser.ts'

/** Logging out works everywhere on the site. */
export function sendLogOutForms(): void {
  document.addEventListener('submit', (event) => {
    if ((event.target as Element).getAttribute('action') !== '/actions/users/logout') return
    event.preventDefault()
    void logOut()
  })
}

/** Forgets what this tab kept and tells the others. A page for members is left; any other stays as it is. */
async function logOut(): Promise<void> {
  const answer = await send('/actions/users/logout', {})
  if (!answer.ok) return announce(answer.message)

  tabStorage()?.clear()
  tellOtherTabs('logged-out')
  if (location.pathname.startsWith(myAccountPath)) return location.assign('/')
  changeSiteState({ isHeaderDropdownOpen: false, headerPanel: null, backdropLevel: 0 })
  learnLoginStatus(false)
  announce('Je bent uitgelogd.')
}
