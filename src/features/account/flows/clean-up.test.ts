import assert from 'node:assert/strict'
import test from 'node:test'
import type { Database } from '#database/database.ts'
import { openTestDatabase, testDatabases } from '#test/databases.ts'
import { addRegistration } from '../registrations/store.ts'
import { samples } from '../samples.ts'
import { noteEvent } from '../security-log/store.ts'
import { addMember } from '../store.ts'
import { cleanUp } from './clean-up.ts'

const now = new Date('2026-06-01T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
const aMinute = 1 / 1_440

for (const kind of testDatabases) {
  test(`on ${kind.name}, never-activated accounts go after 30 days; others and samples stay (AVG-08)`, async () => {
    const db = await openTestDatabase(kind)
    await ask(db, 'oud', 30 + aMinute)
    await ask(db, 'net', 30 - aMinute)
    await ask(db, 'voorbeeld', 400, true)
    await add(db, 'actief', 400)

    await cleanUp(db, now)

    assert.deepEqual(await emails(db, 'registration'), ['net@example.nl', 'voorbeeld@example.nl'])
    assert.deepEqual(await emails(db, 'member'), ['actief@example.nl'])
  })

  test(`on ${kind.name}, a browser that was not used for 180 days is known no more`, async () => {
    const db = await openTestDatabase(kind)
    const member_id = await add(db, 'anna', 400)
    const used = (token_hash: string, days: number) => ({
      member_id,
      token_hash,
      used_at: ago(days).toISOString(),
    })
    await db
      .insertInto('known_browser')
      .values([used('old', 180), used('recent', 180 - aMinute)])
      .execute()

    await cleanUp(db, now)

    const rows = await db.selectFrom('known_browser').select('token_hash').execute()
    assert.deepEqual(
      rows.map(({ token_hash }) => token_hash),
      ['recent'],
    )
  })

  test(`on ${kind.name}, ended sessions go and others stay`, async () => {
    const db = await openTestDatabase(kind)
    const member_id = await add(db, 'anna', 1)
    const at = { member_id, created_at: ago(1).toISOString(), extended_at: ago(1).toISOString() }
    await db
      .insertInto('session')
      .values({ ...at, token_hash: 'ended', expires_at: now.toISOString() })
      .execute()
    await db
      .insertInto('session')
      .values({ ...at, token_hash: 'alive', expires_at: ago(-aMinute).toISOString() })
      .execute()

    await cleanUp(db, now)

    const rows = await db.selectFrom('session').select('token_hash').execute()
    assert.deepEqual(
      rows.map(({ token_hash }) => token_hash),
      ['alive'],
    )
  })

  test(`on ${kind.name}, thousands of ended sessions go`, async () => {
    const db = await openTestDatabase(kind)
    const member_id = await add(db, 'anna', 1)
    const at = ago(1).toISOString()
    const ended = Array.from({ length: 5_000 }, (_, n) => ({
      ...{ member_id, token_hash: `${n}`, created_at: at, extended_at: at, expires_at: at },
      second_factor_at: null,
    }))
    for (let n = 0; n < ended.length; n += 500)
      await db
        .insertInto('session')
        .values(ended.slice(n, n + 500))
        .execute()

    await cleanUp(db, now)

    assert.deepEqual(await db.selectFrom('session').select('token_hash').execute(), [])
  })

  test(`on ${kind.name}, proofs go 30 days after they expired, so that an old link can still say so`, async () => {
    const db = await openTestDatabase(kind)
    const owner_id = await add(db, 'anna', 1)
    const proof = { owner_id, email: null, used_at: null }
    const old = ago(30 + aMinute).toISOString()
    const recent = ago(30 - aMinute).toISOString()
    await db
      .insertInto('proof')
      .values({ ...proof, purpose: 'activate', code_hash: 'a', expires_at: old })
      .execute()
    await db
      .insertInto('proof')
      .values({ ...proof, purpose: 'change-email', code_hash: 'b', expires_at: recent })
      .execute()

    await cleanUp(db, now)

    const rows = await db.selectFrom('proof').select('code_hash').execute()
    assert.deepEqual(
      rows.map(({ code_hash }) => code_hash),
      ['b'],
    )
  })

  test(`on ${kind.name}, counters go when neither their window nor their block holds`, async () => {
    const db = await openTestDatabase(kind)
    const [past, future] = [ago(aMinute).toISOString(), ago(-aMinute).toISOString()]
    const row = { count: 1, refusals: 0 }
    await db
      .insertInto('allowance')
      .values([
        { ...row, key: 'over', window_ends_at: past, blocked_until: '' },
        { ...row, key: 'over-and-lifted', window_ends_at: past, blocked_until: past },
        { ...row, key: 'blocked', window_ends_at: past, blocked_until: future },
        { ...row, key: 'counting', window_ends_at: future, blocked_until: '' },
      ])
      .execute()

    await cleanUp(db, now)

    const rows = await db.selectFrom('allowance').select('key').orderBy('key').execute()
    assert.deepEqual(
      rows.map(({ key }) => key),
      ['blocked', 'counting'],
    )
  })

  test(`on ${kind.name}, security events go after twelve months (LOG-06)`, async () => {
    const db = await openTestDatabase(kind)
    await noteEvent(db, { event: 'log-in', outcome: 'old' }, 'r', ago(365 + aMinute))
    await noteEvent(db, { event: 'log-in', outcome: 'recent' }, 'r', ago(365 - aMinute))

    await cleanUp(db, now)

    const rows = await db.selectFrom('security_event').select('outcome').execute()
    assert.deepEqual(
      rows.map(({ outcome }) => outcome),
      ['recent'],
    )
  })

  test(`on ${kind.name}, mails that failed go after 30 days; mails on their way stay`, async () => {
    const db = await openTestDatabase(kind)
    const mail = { member_id: null, kind: 'activate', document: null, attempts: 9, last_fault: 'X' }
    const at = { created_at: ago(60).toISOString(), next_try_at: ago(60).toISOString() }
    await db
      .insertInto('outbox')
      .values([
        { ...mail, ...at, id: 'old', failed_at: ago(30 + aMinute).toISOString() },
        { ...mail, ...at, id: 'recent', failed_at: ago(30 - aMinute).toISOString() },
        { ...mail, ...at, id: 'under-way', failed_at: null },
      ])
      .execute()

    await cleanUp(db, now)

    const rows = await db.selectFrom('outbox').select('id').orderBy('id').execute()
    assert.deepEqual(
      rows.map(({ id }) => id),
      ['recent', 'under-way'],
    )
  })

  test(`on ${kind.name}, jobs that cannot be done go after a day`, async () => {
    const db = await openTestDatabase(kind)
    await db
      .insertInto('job')
      .values([
        { id: 'old', document: '{}', created_at: ago(1 + aMinute).toISOString() },
        { id: 'recent', document: '{}', created_at: ago(1 - aMinute).toISOString() },
      ])
      .execute()

    await cleanUp(db, now)

    const rows = await db.selectFrom('job').select('id').execute()
    assert.deepEqual(
      rows.map(({ id }) => id),
      ['recent'],
    )
  })

  test(`on ${kind.name}, cleaning up at once from several sides, and again, does no harm`, async () => {
    const db = await openTestDatabase(kind)
    for (let n = 0; n < 20; n++) await ask(db, `oud${n}`, 31)
    await add(db, 'anna', 31)

    await Promise.all([cleanUp(db, now), cleanUp(db, now), cleanUp(db, now)])
    await cleanUp(db, now)

    assert.deepEqual(await emails(db, 'member'), ['anna@example.nl'])
    assert.deepEqual(await emails(db, 'registration'), [])
  })
}

async function add(db: Database, name: string, days: number): Promise<string> {
  const member = { email: `${name}@example.nl`, passwordHash: 'x', profile: samples.anna.profile }
  return (await addMember(db, member, ago(days)))?.id ?? ''
}

/** Asks for an account that is never activated. */
async function ask(db: Database, name: string, days: number, isSample = false): Promise<void> {
  const asked = { email: `${name}@example.nl`, passwordHash: 'x', profile: samples.anna.profile }
  await addRegistration(db, { ...asked, browserHash: null }, ago(days), { isSample })
}

async function emails(db: Database, table: 'member' | 'registration'): Promise<(string | null)[]> {
  const rows = await db.selectFrom(table).select('email').orderBy('email').execute()
  return rows.map(({ email }) => email)
}
