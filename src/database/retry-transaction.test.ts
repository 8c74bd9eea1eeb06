import assert from 'node:assert/strict'
import test from 'node:test'
import { openTestDatabase, testDatabases } from '#test/databases.ts'
import { retryTransaction } from './retry-transaction.ts'

const databases = await Promise.all(
  testDatabases.map(async (kind) => ({ kind, db: await openTestDatabase(kind) })),
)

const gaveWay = () => Object.assign(new Error('deadlock detected'), { code: '40P01' })

for (const { kind, db } of databases) {
  test(`on ${kind.name}, two transactions that wait for each other both end well`, async () => {
    const rows = ['een', 'twee']
    await db
      .insertInto('allowance')
      .values(rows.map((key) => ({ key, count: 0, window_ends_at: '', blocked_until: '', refusals: 0 })))
      .execute()
    const both = Promise.withResolvers<void>()
    let inside = 0
    let turns = 0

    /** Whoever has the first row waits until the other has theirs, as far as the database lets two in at once. */
    const raise = (keys: string[]) =>
      db.transaction().execute(async (trx) => {
        turns += 1
        for (const [place, key] of keys.entries()) {
          await trx
            .updateTable('allowance')
            .set((eb) => ({ count: eb('count', '+', 1) }))
            .where('key', '=', key)
            .execute()
          if (place > 0 || kind.name === 'sqlite') continue
          inside += 1
          if (inside === 2) both.resolve()
          await both.promise
        }
      })
    await Promise.all([raise(rows), raise(rows.toReversed())])

    const counts = await db.selectFrom('allowance').select('count').execute()
    assert.deepEqual(
      counts.map(({ count }) => count),
      [2, 2],
    )
    if (kind.name === 'postgres') assert.ok(turns > 2, 'nobody had to give way')
  })
}

test('who has to give way again and again hears after five more tries that it cannot be done now', async () => {
  let tries = 0

  const trying = retryTransaction(async () => {
    tries += 1
    throw gaveWay()
  })

  await assert.rejects(trying, { code: '40P01', statusCode: 503 })
  assert.equal(tries, 6)
})

test('what fails for another reason is not tried again', async () => {
  let tries = 0

  const trying = retryTransaction(async () => {
    tries += 1
    throw new Error('something else')
  })

  await assert.rejects(trying, /something else/)
  assert.equal(tries, 1)
})
