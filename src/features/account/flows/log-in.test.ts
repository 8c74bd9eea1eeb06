import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestDatabase, testDatabases } from '#test/databases.ts'
import { type Hasher, HasherBusy } from '../passwords/hasher.ts'
import { hashSettings } from '../passwords/password.ts'
import { samples } from '../samples.ts'
import type { Mark } from '../security-log/mark.ts'
import { addMember, savePasswordHash } from '../store.ts'
import { logIn } from './log-in.ts'

const now = new Date('2026-05-01T12:00:00Z')
const mark: Mark = { requestId: 'r', ip: '10.0.0.1', note: async () => undefined }
const credentials = { email: samples.anna.email, password: 'oud' }
const outdated = `$argon2id$v=19$m=8,t=1,p=1$YWFhYWFhYWFhYWFhYWFhYQ$${'A'.repeat(43)}`
const replaced = `$argon2id$v=19$m=${hashSettings.memory},t=2,p=1$YWFhYWFhYWFhYWFhYWFhYQ$${'B'.repeat(43)}`
const active = { state: 'active', isSample: false } as const
const anna = { email: samples.anna.email, passwordHash: outdated, profile: samples.anna.profile }

for (const kind of testDatabases) {
  test(`on ${kind.name}, an attempt that we had no time to check does not count as a failure`, async () => {
    const db = await openTestDatabase(kind)
    await addMember(db, { ...anna, passwordHash: replaced }, now, active)
    const busy = hasherOf({ verify: () => Promise.reject(new HasherBusy('busy')) })

    for (let n = 0; n < 5; n++) await assert.rejects(logIn(db, busy, credentials, mark, now), HasherBusy)
    const result = await logIn(db, hasherOf({ verify: async () => true }), credentials, mark, now)

    assert.equal(result.outcome, 'welcome')
  })

  test(`on ${kind.name}, a re-hash at login does not undo a password that was changed meanwhile`, async () => {
    const db = await openTestDatabase(kind)
    const member = await addMember(db, anna, now, active)
    assert.ok(member)
    const slow = hasherOf({
      verify: async () => true,
      async hash() {
        await savePasswordHash(db, member.id, replaced)
        return 're-hash of the old password'
      },
    })

    await logIn(db, slow, credentials, mark, now)

    const row = await db.selectFrom('member').select('password_hash').executeTakeFirstOrThrow()
    assert.equal(row.password_hash, replaced)
  })
}

function hasherOf(parts: Partial<Hasher>): Hasher {
  return { hash: async () => 'x', verify: async () => false, close: async () => undefined, ...parts }
}
