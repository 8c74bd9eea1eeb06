import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
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

/** A process in the middle of that work, which goes on when it is told to. */
const holder = `
  import { once } from 'node:events'
  import { sql } from 'kysely'
  import { openDatabase } from '#database/database.ts'
  import { takeMigrationLock } from '#database/migration-lock.ts'
  const db = openDatabase({ kind: 'postgres', url: process.env.HELD })
  await db.transaction().execute(async (trx) => {
    await takeMigrationLock(trx)
    const { rows } = await sql\`select current_setting('idle_in_transaction_session_timeout') as lease\`.execute(trx)
    if (process.env.LEASE) await sql.raw('set local idle_in_transaction_session_timeout = ' + process.env.LEASE).execute(trx)
    await sql\`create table half_way (id integer)\`.execute(trx)
    process.stdout.write(rows[0].lease)
    await once(process.stdin, 'data')
    await sql\`insert into half_way values (1)\`.execute(trx)
  })`

for (const { what, signal, lease } of [
  { what: 'is killed', signal: 'SIGKILL', lease: '' },
  { what: 'stands still longer than its lease', signal: 'SIGSTOP', lease: '300' },
] as const)
  test(`when whoever brings the tables up to date ${what}, another does so, and nothing that comes late counts`, {
    skip,
  }, async (t) => {
    const address = await postgres?.newAddress('nothing')
    assert.ok(address?.kind === 'postgres')
    const db = openPatiently(address)
    t.after(() => db.destroy())
    await makeMigrationLock(db)
    const args = ['--input-type=module-typescript', '--eval', holder]
    const env = { PATH: process.env.PATH, HELD: address.url, LEASE: lease }
    const held = spawn(process.execPath, args, { env })
    t.after(() => held.kill('SIGKILL'))
    const [told, closed] = [text(held.stderr), once(held, 'close')]
    const [leaseOfServer] = await once(held.stdout, 'data')

    held.kill(signal)
    await migrate(db)
    held.stdin.on('error', () => {}).write('go on')
    held.kill('SIGCONT')
    const [code] = await closed

    assert.equal(String(leaseOfServer), '1min')
    assert.notEqual(code, 0)
    if (signal === 'SIGSTOP') assert.match(await told, /terminat|not queryable/i)
    const { rows } =
      await sql`select to_regclass('half_way') as half, to_regclass('member')::text as whole`.execute(db)
    assert.deepEqual(rows, [{ half: null, whole: 'member' }])
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
