import assert from 'node:assert/strict'
import test from 'node:test'
import type { Mail } from '#features/mail/mail.ts'
import type { Client } from '#test/client.ts'
import { testDatabases } from '#test/databases.ts'
import { openTestSite, type TestSite } from '#test/site.ts'
import { addRegistration } from '../registrations/store.ts'
import { samplePassword, samples } from '../samples.ts'
import { newSecret, secretHashOf } from '../secret.ts'
import { findMemberByEmail, removeMember } from '../store.ts'
import { expiryOf } from './proof.ts'

const sites = await Promise.all(
  testDatabases.map(async (kind) => ({
    kind,
    site: await openTestSite({ database: await kind.newAddress() }),
  })),
)

const newPassword = 'een heel nieuwe zin 9'
const calls = {
  activate: '/actions/users/activate',
  'reset-password': '/actions/users/set-password',
  'confirm-email': '/actions/users/verify-email',
} as const
type Kind = keyof typeof calls
const kinds = Object.keys(calls) as Kind[]
const minutesOf: Record<Kind, number> = { activate: 72 * 60, 'reset-password': 60, 'confirm-email': 24 * 60 }

test('a code is 256 bits of chance (AUTH-12)', () => {
  const codes = Array.from({ length: 100 }, newSecret)

  assert.equal(new Set(codes).size, 100)
  assert.ok(codes.every((code) => Buffer.from(code, 'base64url').length === 32))
})

test('codes are valid for 72 hours, 60 minutes and 24 hours (AUTH-12)', () => {
  const noon = new Date('2026-05-01T12:00:00Z')

  assert.equal(expiryOf('activate', noon).toISOString(), '2026-05-04T12:00:00.000Z')
  assert.equal(expiryOf('reset-password', noon).toISOString(), '2026-05-01T13:00:00.000Z')
  assert.equal(expiryOf('change-email', noon).toISOString(), '2026-05-02T12:00:00.000Z')
})

for (const { kind: db, site } of sites) {
  for (const kind of kinds) {
    test(`on ${db.name}, only the hash of a code to ${kind} is stored (AUTH-12)`, async () => {
      const code = await newCodeTo(site, kind)

      const rows = await site.db.selectFrom('proof').selectAll().execute()

      assert.ok(!JSON.stringify(rows).includes(code))
      assert.ok(rows.some(({ code_hash }) => code_hash === secretHashOf(code)))
    })

    test(`on ${db.name}, a code to ${kind} works for nothing else (AUTH-12)`, async () => {
      const code = await newCodeTo(site, kind)

      for (const other of kinds.filter((other) => other !== kind)) {
        assert.equal((await use(site.visit(), other, code)).json().errorCode, 'invalid_code', other)
      }
      assert.equal((await use(site.visit(), kind, code)).statusCode, 200)
    })

    test(`on ${db.name}, of two who hand in a code to ${kind} at the same moment one succeeds (AUTH-12)`, async () => {
      const code = await newCodeTo(site, kind)
      const before = await events(site)

      const answers = await Promise.all([use(site.visit(), kind, code), use(site.visit(), kind, code)])

      const done = (await events(site))
        .slice(before.length)
        .filter((o) => o === 'changed' || o === 'activated')
      assert.equal(done.length, 1)
      assert.ok(answers.every(({ statusCode }) => statusCode < 500))
    })

    test(`on ${db.name}, a new code to ${kind} replaces the old one (AUTH-12)`, async () => {
      const old = await newCodeTo(site, kind)
      const fresh = await newCodeTo(site, kind)

      assert.equal((await use(site.visit(), kind, old)).json().errorCode, 'invalid_code')
      assert.equal((await use(site.visit(), kind, fresh)).statusCode, 200)
    })

    test(`on ${db.name}, a code to ${kind} works until its last minute and not after (AUTH-12)`, async () => {
      const late = await newCodeTo(site, kind)
      site.wait(minutesOf[kind])
      const refused = await use(site.visit(), kind, late)
      const inTime = await newCodeTo(site, kind)
      site.wait(minutesOf[kind] - 1)
      const accepted = await use(site.visit(), kind, inTime)

      assert.deepEqual([refused.statusCode, refused.json().errorCode], [400, 'invalid_code'])
      assert.equal(accepted.statusCode, 200)
    })
  }

  test(`on ${db.name}, asking for mail after mail does not break the link of the last one that came`, async () => {
    await restoreAnna(site)
    const anna = await site.signIn('anna')
    const { id } = (await anna.get('/actions/users/session-info')).json()
    const change = { userId: id, email: `vaak-${db.name}@example.nl`, currentPassword: samplePassword }

    for (let n = 0; n < 4; n++) await anna.post('/actions/users/save-user', change)
    const code = codeIn((await site.mails()).findLast((mail) => mail.kind === 'confirm-email'))

    assert.equal((await use(site.visit(), 'confirm-email', code)).statusCode, 200)
  })

  test(`on ${db.name}, of two members who confirm the same address at the same moment one gets it`, async () => {
    await restoreAnna(site)
    const clients = [await site.signIn('anna'), await site.signIn('bram')]
    for (const client of clients) {
      const { id } = (await client.get('/actions/users/session-info')).json()
      const change = { userId: id, email: 'samen@example.nl', currentPassword: samplePassword }
      await client.post('/actions/users/save-user', change)
    }
    const codes = (await site.mails()).filter(({ to }) => to === 'samen@example.nl').map(codeIn)

    const answers = await Promise.all(codes.map((code) => use(site.visit(), 'confirm-email', code)))

    assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [200, 400])
  })
}

/** For Anna (as she was at first), or for Cees who is not activated. */
async function newCodeTo(site: TestSite, kind: Kind): Promise<string> {
  const userId = await restoreAnna(site)
  await restoreCees(site)

  if (kind === 'activate')
    await site.visit().post('/actions/users/send-activation-email', { loginName: samples.cees.email })
  if (kind === 'reset-password')
    await site.visit().post('/actions/users/send-password-reset-email', { loginName: samples.anna.email })
  if (kind === 'confirm-email') {
    const change = { userId, email: 'anna@nieuw.example', currentPassword: samplePassword }
    await (await site.signIn('anna')).post('/actions/users/save-user', change)
  }
  return codeIn((await site.mails()).findLast((mail) => mail.kind === kind))
}

/** Her own address again, and the password that Bram has too; nothing was counted. */
async function restoreAnna({ db }: TestSite): Promise<string> {
  await db.deleteFrom('allowance').execute()
  const members = await db.selectFrom('member').select(['id', 'first_name', 'password_hash']).execute()
  const anna = members.find(({ first_name }) => first_name === 'Anna')
  const bram = members.find(({ first_name }) => first_name === 'Bram')
  assert.ok(anna && bram)
  const first = {
    email: samples.anna.email,
    email_key: samples.anna.email,
    password_hash: bram.password_hash,
  }
  await db.updateTable('member').set(first).where('id', '=', anna.id).execute()
  return anna.id
}

/** Not activated again. */
async function restoreCees({ db, now }: TestSite): Promise<void> {
  const { email, profile } = samples.cees
  const cees = await findMemberByEmail(db, email)
  if (!cees) return
  await removeMember(db, cees.id)
  await addRegistration(db, { email, profile, passwordHash: cees.passwordHash, browserHash: null }, now())
}

function use(client: Client, kind: Kind, code: string) {
  return client.post(calls[kind], { code, newPassword, password: samplePassword })
}

async function events({ db }: TestSite): Promise<string[]> {
  const rows = await db.selectFrom('security_event').select('outcome').orderBy('id').execute()
  return rows.map(({ outcome }) => outcome)
}

function codeIn(mail: Mail | undefined): string {
  assert.ok(mail && 'path' in mail)
  return new URL(mail.path, 'http://a').searchParams.get('code') ?? ''
}
