import { onNewsFromOtherTabs } from '#browser/session-channel.ts'
import { changeSiteState, isLoggedIn, onSiteState, type SiteState } from '#browser/site-state.ts'

/** Asks once per page whether somebody is logged in, and hears it when another tab logs in or out. */
export function followLoginStatus(): void {
  onSiteState(markRoot)
  askLoginStatus()
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) askLoginStatus()
  })
  onNewsFromOtherTabs((news) => {
    if (news !== 'extended') learnLoginStatus(news === 'logged-in')
  })
}

/** What is asked for while something newer is learned no longer counts. */
let lessons = 0

export function learnLoginStatus(loginStatus: SiteState['loginStatus']): void {
  lessons += 1
  changeSiteState({ loginStatus })
}

async function askLoginStatus(): Promise<void> {
  const lesson = ++lessons
  const loginStatus = await fetchLoginStatus()
  if (lesson === lessons) changeSiteState({ loginStatus })
}

/** However late it comes, an answer counts. Whatever goes wrong, also an answer of another shape, is null, in silence. */
async function fetchLoginStatus(): Promise<boolean | null> {
  try {
    const answer = await fetch('/api/v1/user/status', { headers: { accept: 'application/json' } })
    const body = answer.ok ? await answer.json() : null
    return typeof body?.authenticated === 'boolean' ? body.authenticated : null
  } catch {
    return null
  }
}

/** For stylesheets: `.for-members`, `.for-visitors` and the header look at it. When asking failed, all are visitors. */
function markRoot({ loginStatus }: Pick<SiteState, 'loginStatus'>): void {
  if (loginStatus !== undefined)
    document.documentElement.dataset.login = isLoggedIn({ loginStatus }) ? 'member' : 'visitor'
}
