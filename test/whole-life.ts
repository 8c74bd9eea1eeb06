import assert from 'node:assert/strict'
import { samples } from '#features/account/samples.ts'
import type { Mail } from '#features/mail/mail.ts'
import type { TestSite } from '#test/site.ts'

const canary = {
  firstName: 'Kanariefien',
  lastName: 'van Zangvogel',
  birthdate: '1971-02-13',
  email: 'kanarie@vogel.example',
  newEmail: 'kanarie@nieuw.example',
  passwords: [
    'eerste gele veer 11',
    'tweede gele veer 22',
    'derde gele veer 33',
    'foute gele veer 99',
  ] as const,
}

/** All that can happen to an account, from registering to removal. Gives everything that must not be found in a log. */
export async function wholeLife(site: TestSite): Promise<string[]> {
  const { firstName, lastName, birthdate, email, newEmail, passwords } = canary
  const [first, second, third, wrong] = passwords
  const profile = { ...samples.anna.profile, firstName, lastName, birthdate }
  const browser = site.visit()
  const secrets: string[] = [firstName, lastName, birthdate, email, newEmail, ...passwords]
  const remember = () => secrets.push(...browser.cookies.values())
  const logIn = (loginName: string, password: string) =>
    browser.post('/actions/users/login', { loginName, password })
  const code = async () => {
    const found = codeIn((await site.mails()).findLast((mail) => 'path' in mail))
    secrets.push(found)
    await browser.get(`/activeren?code=${found}`)
    return found
  }

  await browser.post('/actions/users/save-user', { ...profile, email, password: first })
  await browser.post('/actions/users/activate', { code: await code() })
  await logIn(email, wrong)
  await logIn(email, first)
  remember()
  await browser.post('/api/v1/user/profile/update', { ...profile, jobPosition: 'begeleider' })
  await browser.post('/api/v1/user/change-password', { currentPassword: first, newPassword: second })
  const { id, csrfTokenValue } = (await browser.get('/actions/users/session-info')).json()
  secrets.push(csrfTokenValue)
  await browser.post('/actions/users/save-user', { userId: id, email: newEmail, currentPassword: second })
  await browser.post('/actions/users/verify-email', { code: await code() })
  await browser.post('/actions/users/send-password-reset-email', { loginName: newEmail })
  await browser.post('/actions/users/set-password', { code: await code(), newPassword: third })
  await logIn(newEmail, third)
  remember()
  await browser.post('/actions/users/logout', {})
  await logIn(newEmail, third)
  remember()
  await browser.post('/api/v1/user/account-remove', { password: third })
  return secrets
}

function codeIn(mail: Mail | undefined): string {
  assert.ok(mail && 'path' in mail)
  return new URL(mail.path, 'http://a').searchParams.get('code') ?? ''
}
