import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import test from 'node:test'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { openPatiently, openTestDatabase, testDatabases } from '#test/databases.ts'
import { isUniqueViolation } from './database.ts'

const run = promisify(execFile)

const redirect = { from_path: '/oud', to_path: '/nieuw' }

for (const kind of testDatabases) {
  test(`on ${kind.name}, a transaction that throws leaves nothing behind`, async () => {
    const db = await openTestDatabase(kind)

    const failing = db.transaction().execute(async (trx) => {
      await trx.insertInto('redirect').values(redirect).execute()
      throw new Error('halverwege')
    })

    await assert.rejects(failing, /halverwege/)
    assert.deepEqual(await db.selectFrom('redirect').selectAll().execute(), [])
  })

  test(`on ${kind.name}, a row that exists already is recognised as such`, async () => {
    const db = await openTestDatabase(kind)
    await db.insertInto('redirect').values(redirect).execute()

    await assert.rejects(db.insertInto('redirect').values(redirect).execute(), isUniqueViolation)
  })

  test(`on ${kind.name}, counts are numbers`, async () => {
    const db = await openTestDatabase(kind)

    const { count } = await db
      .selectFrom('redirect')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()

    assert.strictEqual(count, 0)
  })

  test(`on ${kind.name}, four processes may bring an empty database up to date at once`, async () => {
    const address = await kind.newAddress('nothing')
    const program = `
      const { openDatabase } = await import('#database/database.ts')
      const { migrate } = await import('#database/migrate.ts')
      const db = openDatabase(${JSON.stringify(address)})
      await migrate(db)
      await db.destroy()`

    await Promise.all([1, 2, 3, 4].map(() => run(process.execPath, ['--input-type=module', '-e', program])))

    const db = openPatiently(address)
    const rows = await db.selectFrom('site_version').select('number').execute()
    assert.deepEqual(
      rows.map(({ number }) => number),
      [0],
    )
    await db.destroy()
  })
}

test('SQLite refuses a value that is no text, number or null, instead of dropping it', async () => {
  const [sqlite] = testDatabases
  assert.ok(sqlite)
  const db = await openTestDatabase(sqlite)

  const query = db
    .selectFrom('redirect')
    .selectAll()
    .where('to_path', '=', new Date() as unknown as string)
    .execute()

  await assert.rejects(query, TypeError)
})

test('SQLite is set to survive a power cut', async () => {
  const [sqlite] = testDatabases
  assert.ok(sqlite)
  const db = await openTestDatabase(sqlite)

  const { rows: journal } = await sql<{ journal_mode: string }>`pragma journal_mode`.execute(db)
  const { rows: synchronous } = await sql<{ synchronous: number }>`pragma synchronous`.execute(db)

  assert.equal(journal[0]?.journal_mode, 'wal')
  assert.equal(synchronous[0]?.synchronous, 2)
})
