import { load } from '#browser/send.ts'
import { learnLoginStatus } from '#features/account/sessions/login-status.browser.ts'

type MemberName = { data: { firstName: string; lastName: string } }

/** Asked only when the panel opens. Who turns out to be logged out sees what a visitor sees. */
export async function showMemberName(panel: HTMLElement): Promise<void> {
  const answer = await load<MemberName>('/api/v1/user/profile')
  const place = panel.querySelector('.header-member-name')
  if (answer.ok && place) place.textContent = `${answer.body.data.firstName} ${answer.body.data.lastName}`
  if (!answer.ok && answer.status === 401) learnLoginStatus(false)
}
