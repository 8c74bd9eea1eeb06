import assert from 'node:assert/strict'
import { readdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { sql } from 'kysely'
import { type DatabaseAddress, openDatabase } from '#database/database.ts'
import { openPatiently, testDatabases } from '#test/databases.ts'
import { carry } from './carry.ts'
import type { Place, Row, Target } from './place.ts'
import { fromPostgres, toPostgres } from './postgres-place.ts'
import { newProgress } from './progress.ts'
import { fromSqlite, toSqlite } from './sqlite-place.ts'

const [sqlite, postgres] = testDatabases
const skip = postgres ? false : 'PostgreSQL is not on this machine'
assert.ok(sqlite)
const folder = await mkdtemp(join(tmpdir(), 'izz-carry-'))
after(() => rm(folder, { recursive: true, force: true }))

/** What could be taken for a mark of the way that it comes by. */
const odd = [
  '\\N',
  '\\.',
  '\t',
  'a\tb',
  'a\nb\r\n',
  '\\',
  '\\n',
  '"',
  "'",
  '{a,"b"}',
  '\u0001\u001f',
  'é👩‍⚕️',
  '',
]
const manyRows = 12_000

for (const direction of ['from SQLite to PostgreSQL', 'from PostgreSQL to SQLite'] as const) {
  test(`${direction} every letter comes over, and so do keys and indexes`, { skip }, async () => {
    const source = await newSource(direction)
    const target = await newTarget(direction)

    await move(source, target)

    assert.deepEqual(await redirectsIn(target), await redirectsIn(source))
    const fresh = await otherKindOf(source)
    assert.deepEqual(await structureOf(target), await structureOf(fresh))
  })

  for (const [fault, spoil] of Object.entries(faults()))
    test(`${direction} ${fault} is found, and nothing was moved`, { skip }, async () => {
      const source = await newSource(direction)
      const target = await newTarget(direction)
      const spoiled = (to: Target): Target => ({
        ...to,
        write: (table, columns, rows) => to.write(table, columns, table === 'redirect' ? spoil(rows) : rows),
      })

      const moved = move(source, target, { to: spoiled })

      await assert.rejects(moved, /^Error: redirect is not what it was \(.*\); nothing was moved\.$/)
      assert.ok(await holdsNothing(target))
      await move(source, target)
    })

  test(`${direction} what is written meanwhile is not carried over, and harms nothing`, {
    skip,
  }, async () => {
    const source = await newSource(direction)
    const target = await newTarget(direction)
    const before = await redirectsIn(source)
    const others = openPatiently(source)
    const interrupted = (from: Place): Place => ({
      ...from,
      async *read(table, columns) {
        await others
          .insertInto('redirect')
          .values({ from_path: `/later/${table}`, to_path: '/' })
          .execute()
        for await (const rows of from.read(table, columns)) {
          await others.deleteFrom('redirect').where('from_path', '=', '/veel/9000').execute()
          yield rows
        }
      },
    })

    await move(source, target, { from: interrupted }).finally(() => others.destroy())

    assert.deepEqual(await redirectsIn(target), before)
    assert.notDeepEqual(await redirectsIn(source), before)
  })

  test(`${direction} somebody who waits reads how far it is`, { skip }, async () => {
    const [source, lines] = [await newSource(direction), [] as string[]]
    let now = 0
    const progress = newProgress(
      (line) => lines.push(line),
      () => (now += 6_000),
    )

    await move(source, await newTarget(direction), { progress })

    const told = lines.join('\n')
    assert.match(told, /^redirect: 5000 rows read, \d+ seconds$/m)
    assert.match(told, /^\d+ of \d+ (keys and )?indexes made, \d+ seconds$/m)
    assert.match(told, /^redirect: 5000 rows compared, \d+ seconds$/m)
  })
}

test('what becomes a file is written once: nothing beside it grows along', { skip }, async () => {
  const target = await newTarget('from PostgreSQL to SQLite')
  assert.ok(target.kind === 'sqlite')
  const beside = () => readdirSync(join(target.file, '..'))
  let seen: string[] = []

  await move(await newSource('from PostgreSQL to SQLite'), target, {
    to: (place) => ({
      ...place,
      async closeTables(progress) {
        seen = beside()
        await place.closeTables(progress)
      },
    }),
  })

  assert.deepEqual(seen, ['site.db.part'])
  assert.deepEqual(beside(), ['site.db'])
})

type Direction = 'from SQLite to PostgreSQL' | 'from PostgreSQL to SQLite'

type Between = {
  from?: (place: Place) => Place
  to?: (target: Target) => Target
  progress?: ReturnType<typeof newProgress>
}

async function move(
  source: DatabaseAddress,
  target: DatabaseAddress,
  { from = (place) => place, to = (place) => place, progress }: Between = {},
): Promise<void> {
  const carryBetween = (place: Place, made: Target) => carry(from(place), to(made), () => {}, progress)
  if (source.kind === 'sqlite' && target.kind === 'postgres')
    await fromSqlite(source.file, (place) => toPostgres(target.url, (made) => carryBetween(place, made)))
  else if (source.kind === 'postgres' && target.kind === 'sqlite')
    await fromPostgres(source.url, (place) => toSqlite(target.file, (made) => carryBetween(place, made)))
  else assert.fail()
}

/** What can happen to rows on their way: each leaves as many of them, but for the one that drops a row. */
function faults(): Record<string, (rows: Row[]) => Row[]> {
  const isOne = ([path]: Row) => path === '/veel/7' || path === '/veel/7777'
  return {
    'a value that changed': (rows) =>
      rows.map(([path, to]) => [path ?? '', path === '/veel/7' ? '/x' : (to ?? '')]),
    'a row that was dropped': (rows) => rows.filter(([path]) => path !== '/veel/7777'),
    'a value that two rows of one lot swapped': (rows) => {
      const ends: Record<string, string> = { '/veel/7': '/naar/8', '/veel/8': '/naar/7' }
      return rows.map(([path, to]) => [path ?? '', ends[String(path)] ?? to ?? ''])
    },
    'a row that is there in place of another': (rows) =>
      rows.map((row) => (isOne(row) ? [`${row[0]}-anders`, row[1] ?? ''] : row)),
  }
}

async function newSource(direction: Direction): Promise<DatabaseAddress> {
  const address = await (direction === 'from SQLite to PostgreSQL' ? sqlite : postgres)?.newAddress('tables')
  assert.ok(address)
  const db = openPatiently(address)
  const rows = Array.from({ length: manyRows }, (_, n) => ({
    from_path: `/veel/${n}`,
    to_path: `/naar/${n}`,
  }))
  rows.push(...odd.map((letters, n) => ({ from_path: `/${n}/${letters}`, to_path: letters })))
  for (let from = 0; from < rows.length; from += 500)
    await db
      .insertInto('redirect')
      .values(rows.slice(from, from + 500))
      .execute()
  await db.destroy()
  return address
}

async function newTarget(direction: Direction): Promise<DatabaseAddress> {
  if (direction === 'from PostgreSQL to SQLite')
    return { kind: 'sqlite', file: join(await mkdtemp(join(folder, 'to-')), 'site.db') }
  return (await postgres?.newAddress('nothing')) ?? assert.fail()
}

/** As new, of the other kind. */
async function otherKindOf({ kind }: DatabaseAddress): Promise<DatabaseAddress> {
  return (await (kind === 'sqlite' ? postgres : sqlite)?.newAddress('tables')) ?? assert.fail()
}

async function redirectsIn(address: DatabaseAddress): Promise<string[]> {
  const db = openDatabase(address)
  const rows = await db.selectFrom('redirect').select(['from_path', 'to_path']).execute()
  await db.destroy()
  return rows.map((row) => JSON.stringify([row.from_path, row.to_path])).toSorted()
}

async function holdsNothing(address: DatabaseAddress): Promise<boolean> {
  if (address.kind === 'sqlite') return readdirSync(join(address.file, '..')).length === 0
  const db = openDatabase(address)
  const { rows } = await sql`select from pg_tables where schemaname = current_schema()`.execute(db)
  await db.destroy()
  return rows.length === 0
}

/** Tables, keys and indexes as the database tells them. */
async function structureOf(address: DatabaseAddress): Promise<unknown[]> {
  const db = openDatabase(address)
  const { rows } =
    address.kind === 'sqlite'
      ? await sql`select type, name, sql from sqlite_schema where name not like 'sqlite_stat%' order by name`.execute(
          db,
        )
      : await sql`
          select 'index', indexname as name, indexdef as is from pg_indexes where schemaname = current_schema()
          union all select 'key', conrelid::regclass || ' ' || conname, pg_get_constraintdef(oid)
            from pg_constraint where connamespace = current_schema()::regnamespace
          union all select 'column', table_name || ' ' || column_name, data_type || ' ' || is_nullable || coalesce(column_default, '')
            from information_schema.columns where table_schema = current_schema()
          order by 1, 2`.execute(db)
  await db.destroy()
  return rows
}
