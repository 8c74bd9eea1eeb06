import assert from 'node:assert/strict'
import test from 'node:test'
import { sql } from 'kysely'
import { countRetries, type Database } from '#database/database.ts'
import { samples } from '#features/account/samples.ts'
import type { Client } from '#test/client.ts'
import { openTestDatabase, serializable } from '#test/databases.ts'
import { openTestSite } from '#test/site.ts'
import { until } from '#test/within-seconds.ts'

/** What distributed databases do everywhere, PostgreSQL does when it is asked to: transactions that met give way. */
const skip = serializable ? false : 'PostgreSQL is not on this machine'
const database = serializable && (await serializable.newAddress())
const site = database && (await openTestSite({ database }))
/** A second process of the same site. */
const other = database && (await openTestSite({ database }))
const db = serializable && (await openTestDatabase(serializable))

const rounds = 12

test('a site on a serializable database asks for nothing less', { skip }, async () => {
  const { rows } = await sql<{
    level: string
  }>`select current_setting('transaction_isolation') as level`.execute(site?.db ?? assert.fail())

  assert.equal(rows[0]?.level, 'serializable')
})

test('statements that meet outside a transaction are done once each, or told that they cannot be now', {
  skip,
}, async () => {
  assert.ok(db)
  await db.insertInto('allowance').values(counterOf('samen')).execute()

  const raise = () =>
    db
      .updateTable('allowance')
      .set((eb) => ({ count: eb('count', '+', 1) }))
      .where('key', '=', 'samen')
      .execute()
  let raising: Promise<PromiseSettledResult<unknown>[]> | undefined
  // Who waits for a row that somebody else changes has to give way, so the first ones meet for certain.
  await db.transaction().execute(async (trx) => {
    await trx.updateTable('allowance').set({ refusals: 1 }).where('key', '=', 'samen').execute()
    raising ??= Promise.allSettled(Array.from({ length: 60 }, raise))
    await until(async () => (await waitingFor(trx)) > 0)
  })
  const outcomes = (await raising) ?? []

  assert.equal(outcomes.length, 60)
  const { count } = await db
    .selectFrom('allowance')
    .select('count')
    .where('key', '=', 'samen')
    .executeTakeFirstOrThrow()
  assert.equal(count, outcomes.filter(({ status }) => status === 'fulfilled').length)
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') assert.equal(outcome.reason.statusCode, 503)
  assert.ok(countRetries(db) > 0, 'no statement had to give way')
})

test('what two read and then both write is as if one came after the other', { skip }, async () => {
  assert.ok(db)
  const before = countRetries(db)
  for (let round = 0; round < rounds; round++) {
    const keys = [`${round}-een`, `${round}-twee`]
    await db.insertInto('allowance').values(keys.map(counterOf)).execute()

    // Each raises its own counter by what both hold: write skew, which `read committed` lets through.
    const both = Promise.withResolvers<void>()
    let reads = 0
    await Promise.all(
      keys.map((own) =>
        db.transaction().execute(async (trx) => {
          const seen = await trx.selectFrom('allowance').select('count').where('key', 'in', keys).execute()
          reads += 1
          if (reads === 2) both.resolve()
          await both.promise
          const sum = seen.reduce((all, { count }) => all + count, 1)
          await trx.updateTable('allowance').set({ count: sum }).where('key', '=', own).execute()
        }),
      ),
    )

    const counts = await db.selectFrom('allowance').select('count').where('key', 'in', keys).execute()
    assert.deepEqual(counts.map(({ count }) => count).toSorted(), [1, 2])
  }
  assert.ok(countRetries(db) > before, 'no transaction had to give way')
})

test('members who do much at once through two processes are answered, never with 500', {
  skip,
}, async (t) => {
  assert.ok(site && other)
  const before = countRetries(site.db) + countRetries(other.db)
  const statuses: number[] = []
  const anna = await site.signIn('anna')
  const elsewhere = other.visit()
  for (const [name, value] of anna.cookies) elsewhere.cookies.set(name, value)

  for (let round = 0; round < rounds; round++) {
    await site.db.deleteFrom('allowance').execute()
    const save = (client: Client, lastName: string) =>
      client.post('/api/v1/user/profile/update', { ...samples.anna.profile, lastName })
    const register = (client: Client, email: string) =>
      client.post('/actions/users/save-user', {
        ...{ ...samples.bram.profile, email, password: 'tulpen in de regen 42' },
      })
    const answers = await Promise.all([
      ...[anna, elsewhere].flatMap((client) => [save(client, `De ${round}`), save(client, 'Bakker')]),
      ...[site, other].flatMap((each) => [
        register(each.visit(), `dina${round}@example.nl`),
        each.signIn('bram').then(async (bram) => bram.post('/actions/users/logout', {})),
        each.visit().post('/actions/users/send-password-reset-email', { loginName: samples.bram.email }),
      ]),
    ])
    statuses.push(...answers.map(({ statusCode }) => statusCode))
    await Promise.all([site.mails(), other.mails()])
  }

  const again = countRetries(site.db) + countRetries(other.db) - before
  t.diagnostic(`${statuses.length} calls, ${again} times something had to give way and was done again`)
  assert.deepEqual(
    statuses.filter((status) => status >= 500 && status !== 503),
    [],
    [...site.log, ...other.log]
      .filter((line) => line.includes('request failed'))
      .join('')
      .slice(0, 2_000),
  )
  assert.ok(statuses.includes(200))
  assert.ok(again > 0, 'nothing had to give way')
})

/** How many wait until this transaction ends. */
async function waitingFor(trx: Database): Promise<number> {
  const { rows } = await sql<{ waiting: number }>`
    select count(*)::int as waiting from pg_locks
    where not granted and transactionid = pg_current_xact_id()::xid`.execute(trx)
  return rows[0]?.waiting ?? 0
}

function counterOf(key: string) {
  return { key, count: 0, window_ends_at: '', blocked_until: '', refusals: 0 }
}
