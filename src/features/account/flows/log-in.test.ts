import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestDatabase, testDatabases } from '#test/databases.ts'
import { quickHasher } from '#test/quick-hasher.ts'
import { type Hasher, HasherBusy } from '../passwords/hasher.ts'
import { hashPassword, hashSettings, isMadeLike, verifyPassword } from '../passwords/password.ts'
import { likeOf } from '../registrations/registration.ts'
import { samples } from '../samples.ts'
import type { Mark } from '../security-log/mark.ts'
import { addMember, findMember, replacePasswordHash } from '../store.ts'
import { logIn } from './log-in.ts'

const now = new Date('2026-05-01T12:00:00Z')
const mark: Mark = { requestId: 'r', ip: '10.0.0.1', note: async () => undefined }
const credentials = { email: samples.anna.email, password: 'oud', browserHash: 'b' }
const salt = 'YWFhYWFhYWFhYWFhYWFhYQ'
const outdated = hashPassword('oud', `$argon2id$v=19$m=8,t=1,p=1$${salt}$${'A'.repeat(43)}`)
const replaced = `$argon2id$v=19$m=${hashSettings.memory},t=2,p=1$${salt}$${'B'.repeat(43)}`
const anna = { email: samples.anna.email, profile: samples.anna.profile }
const real: Hasher = {
  hash: async (password, like) => hashPassword(password, like),
  verify: async (password, stored) => verifyPassword(password, stored),
  close: async () => undefined,
}

for (const kind of testDatabases) {
  test(`on ${kind.name}, an attempt that we had no time to check does not count as a failure`, async () => {
    const db = await openTestDatabase(kind)
    const hasher = quickHasher()
    await addMember(db, { ...anna, passwordHash: await hasher.hash('oud') }, now)
    const refuse = () => Promise.reject(new HasherBusy('busy'))
    const busy = { ...hasher, hash: refuse, verify: refuse }

    for (let n = 0; n < 5; n++) await assert.rejects(logIn(db, busy, credentials, mark, now), HasherBusy)
    const result = await logIn(db, hasher, credentials, mark, now)

    assert.equal(result.outcome, 'welcome')
  })

  test(`on ${kind.name}, a password that was stored in an older way is stored anew at the login (AUTH-09)`, async () => {
    const db = await openTestDatabase(kind)
    const member = await addMember(db, { ...anna, passwordHash: outdated }, now)

    const { outcome } = await logIn(db, real, credentials, mark, now)

    assert.equal(outcome, 'welcome')
    assert.match((await findMember(db, member?.id ?? ''))?.passwordHash ?? '', /m=19456,t=2/)
  })

  test(`on ${kind.name}, an account has a salt by chance from its first login on (AUTH-09)`, async () => {
    const db = await openTestDatabase(kind)
    const passwordHash = hashPassword('oud', likeOf(anna.email))
    const member = await addMember(db, { ...anna, passwordHash }, now)

    const first = await logIn(db, real, credentials, mark, now)
    const stored = (await findMember(db, member?.id ?? ''))?.passwordHash ?? ''
    const second = await logIn(db, real, credentials, mark, now)

    assert.deepEqual([first.outcome, second.outcome], ['welcome', 'welcome'])
    assert.ok(!isMadeLike(stored, passwordHash))
    assert.equal((await findMember(db, member?.id ?? ''))?.passwordHash, stored)
  })

  test(`on ${kind.name}, a re-hash at login does not undo a password that was changed meanwhile`, async () => {
    const db = await openTestDatabase(kind)
    const member = await addMember(db, { ...anna, passwordHash: outdated }, now)
    assert.ok(member)
    const slow: Hasher = {
      ...real,
      async hash(password, like) {
        if (!like) await replacePasswordHash(db, member, replaced)
        return hashPassword(password, like)
      },
    }

    const { outcome } = await logIn(db, slow, credentials, mark, now)

    const row = await db.selectFrom('member').select('password_hash').executeTakeFirstOrThrow()
    assert.deepEqual([outcome, row.password_hash], ['wrong', replaced])
  })
}
