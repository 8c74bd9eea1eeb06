import assert from 'node:assert/strict'
import test, { after } from 'node:test'
import { sql } from 'kysely'
import { openPatiently, testDatabases } from '#test/databases.ts'
import { watchedDatabase } from '#test/watched-database.ts'
import { until } from '#test/within-seconds.ts'
import { migrate } from './migrate.ts'
import { makeMigrationLock, takeMigrationLock } from './migration-lock.ts'

const postgres = testDatabases.find(({ name }) => name === 'postgres')
const skip = postgres ? false : 'PostgreSQL is not on this machine'
const address = await postgres?.newAddress('nothing')
const statements: string[] = []
const db = address && watchedDatabase((statement) => void statements.push(statement))(address)
const other = address && openPatiently(address)
after(async () => {
  await db?.destroy()
  await other?.destroy()
})

test('who brings the tables up to date waits for whoever does so already, and holds nothing of a session', {
  skip,
}, async () => {
  assert.ok(db && other)
  await makeMigrationLock(other)
  const leave = Promise.withResolvers<void>()
  const inside = Promise.withResolvers<void>()
  const first = other.transaction().execute(async (trx) => {
    await takeMigrationLock(trx)
    inside.resolve()
    await leave.promise
  })
  await inside.promise

  const second = migrate(db)
  await until(async () => (await waiting()) === 1)
  const wasThere = await hasTables()
  leave.resolve()
  await Promise.all([first, second])

  assert.equal(wasThere, false)
  assert.equal(await hasTables(), true)
  assert.deepEqual(
    statements.filter((statement) => /advisory|lock table|^set (?!local)/i.test(statement)),
    [],
  )
})

async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(other ?? assert.fail())
  return rows[0]?.count ?? 0
}

async function hasTables(): Promise<boolean> {
  const { rows } = await sql<{ name: string | null }>`select to_regclass('member')::text as name`.execute(
    other ?? assert.fail(),
  )
  return rows[0]?.name === 'member'
}
