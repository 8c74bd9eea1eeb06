import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestDatabase, testDatabases } from '#test/databases.ts'
import { quickHasher } from '#test/quick-hasher.ts'
import { type Hasher, HasherBusy } from '../passwords/hasher.ts'
import { hashPassword, hashSettings } from '../passwords/password.ts'
import { addRegistration } from '../registrations/store.ts'
import { samples } from '../samples.ts'
import type { Audit } from '../security-log/audit.ts'
import { addMember, findMember, replacePasswordHash } from '../store.ts'
import { logIn } from './log-in.ts'

const now = new Date('2026-05-01T12:00:00Z')
const audit: Audit = { requestId: 'r', ip: '10.0.0.1', note: async () => undefined }
const credentials = { email: samples.anna.email, password: 'oud', knownHashes: [], browserHash: 'b' }
const salt = 'YWFhYWFhYWFhYWFhYWFhYQ'
const outdated = hashPassword('oud', `$argon2id$v=19$m=8,t=1,p=1$${salt}$${'A'.repeat(43)}`)
const replaced = `$argon2id$v=19$m=${hashSettings.memory},t=2,p=1$${salt}$${'B'.repeat(43)}`
const anna = { email: samples.anna.email, profile: samples.anna.profile }
const real: Hasher = { ...quickHasher(), hash: async (password, like) => hashPassword(password, like) }

for (const kind of testDatabases) {
  test(`on ${kind.name}, an attempt that we had no time to check does not count as a failure`, async () => {
    const db = await openTestDatabase(kind)
    const hasher = quickHasher()
    await addMember(db, { ...anna, passwordHash: await hasher.hash('oud') }, now)
    const busy = { ...hasher, hash: () => Promise.reject(new HasherBusy('busy')) }

    for (let n = 0; n < 5; n++) await assert.rejects(logIn(db, busy, credentials, audit, now), HasherBusy)
    const result = await logIn(db, hasher, credentials, audit, now)

    assert.equal(result.outcome, 'welcome')
  })

  test(`on ${kind.name}, a password that was stored in an older way is stored anew at the login (AUTH-09)`, async () => {
    const db = await openTestDatabase(kind)
    const member = await addMember(db, { ...anna, passwordHash: outdated }, now)

    const { outcome } = await logIn(db, real, credentials, audit, now)

    assert.equal(outcome, 'welcome')
    assert.match((await findMember(db, member?.id ?? ''))?.passwordHash ?? '', /m=19456,t=2/)
  })

  test(`on ${kind.name}, a password stays as it was stored as long as others chose one for the same address (AUTH-11)`, async () => {
    const db = await openTestDatabase(kind)
    const member = await addMember(db, { ...anna, passwordHash: outdated }, now)
    const { email, profile } = anna
    const registration = { email, profile, passwordHash: hashPassword('vreemd', outdated), browserHash: null }
    await addRegistration(db, registration, now, { leadsNowhere: true })

    const owner = await logIn(db, real, credentials, audit, now)
    const stranger = await logIn(db, real, { ...credentials, password: 'vreemd' }, audit, now)

    assert.deepEqual([owner.outcome, stranger.outcome], ['welcome', 'not-activated'])
    assert.equal((await findMember(db, member?.id ?? ''))?.passwordHash, outdated)
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

    const { outcome } = await logIn(db, slow, credentials, audit, now)

    const row = await db.selectFrom('member').select('password_hash').executeTakeFirstOrThrow()
    assert.deepEqual([outcome, row.password_hash], ['wrong', replaced])
  })
}
