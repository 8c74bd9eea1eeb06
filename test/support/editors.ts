import assert from 'node:assert/strict'
import { openDesk } from '#database/desk.ts'
import { samplePassword, samples } from '#features/account/samples.ts'
import { auditMaker } from '#features/account/security-log/audit.ts'
import { noteEvent } from '#features/account/security-log/store.ts'
import { addMember } from '#features/account/store.ts'
import { inviteEditor } from '#features/editor/people/flows/change-editors.ts'
import type { Role } from '#features/editor/people/roles.ts'
import { stepAt, totpCode } from '#features/editor/people/second-factor/totp.ts'
import { addEditor, saveRole } from '#features/editor/people/store.ts'
import { openLog } from '#http/log.ts'
import type { Client } from '#test/client.ts'
import type { TestSite } from '#test/site.ts'

/** An editor who is no sample: she shows a second factor. */
export const fenna = 'fenna@example.nl'

/** Of who runs the site. */
export const operatorAudit = auditMaker(openLog('silent'), noteEvent)('beheer', '')

/** Logged in with the password alone. */
export async function newEditor(site: TestSite, email = fenna, role: Role = 'chief-editor'): Promise<Client> {
  await newMember(site, email)
  assert.equal(await inviteEditor(openDesk(site.db), { email, role }, operatorAudit, site.now()), 'added')
  return logInAs(site, email)
}

/** A sample member gets in with the password alone, as this. */
export async function giveRole({ db, now }: TestSite, email: string, role: Role): Promise<void> {
  const { id } = await db
    .selectFrom('member')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  if (!(await addEditor(db, id, role, now()))) await saveRole(db, id, role)
}

export async function newMember(site: TestSite, email = fenna): Promise<void> {
  const { password_hash: passwordHash } = await site.db
    .selectFrom('member')
    .select('password_hash')
    .where('email', '=', samples.anna.email)
    .executeTakeFirstOrThrow()
  const member = { email, passwordHash, profile: { ...samples.anna.profile, firstName: 'Fenna' } }
  await addMember(site.db, member, site.now())
}

export async function logInAs(
  site: TestSite,
  loginName = fenna,
  password: string = samplePassword,
): Promise<Client> {
  const client = site.visit()
  const answer = await client.post('/actions/users/login', { loginName, password })
  assert.equal(answer.statusCode, 200, answer.body)
  return client
}

/** What the page that sets up an app shows to this session, if it shows anything. */
export async function secretShownTo(client: Client): Promise<string | undefined> {
  const { body } = await client.get('/redactie/code/instellen')
  return /<p class="code-secret">([A-Z2-7 ]+)<\/p>/.exec(body)?.[1]?.replaceAll(' ', '')
}

/** What an app that knows the secret shows, now or some steps of 30 seconds from now. */
export function codeAt(site: TestSite, secret = '', steps = 0): string {
  return totpCode(secret, stepAt(site.now()) + steps)
}

export type SetUpApp = { secret: string; code: string; recoveryCodes: string[] }

export async function setUpApp(site: TestSite, client: Client): Promise<SetUpApp> {
  const secret = await secretShownTo(client)
  assert.ok(secret)
  const code = codeAt(site, secret)
  const answer = await client.post('/api/v1/redactie/code/instellen', { code })
  assert.equal(answer.statusCode, 200, answer.body)
  return { secret, code, recoveryCodes: answer.json().recoveryCodes }
}

/** A code that no app shows around now. */
export function wrongCodeFor(site: TestSite, secret: string): string {
  const right = [-2, -1, 0, 1, 2].map((steps) => codeAt(site, secret, steps))
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !right.includes(code)) ?? ''
  )
}
