import { CompiledQuery } from 'kysely'
import { type Database, openDatabase } from '#database/database.ts'
import { migrateIn } from '#database/migrate.ts'
import { type Patience, patience } from '#database/patience.ts'
import { Refusal } from '../backup/refusal.ts'
import { isOurs, type Place, type Row, rowsAtOnce, type Target } from './place.ts'

/** One moment of the database, whoever writes meanwhile. */
export async function fromPostgres<T>(
  url: string,
  work: (place: Place) => Promise<T>,
  limits: Patience = patience.long,
): Promise<T> {
  await using db = openDatabase({ kind: 'postgres', url }, undefined, limits)
  const moment = db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return await moment.execute(async (trx) => {
    await waitForTheOther(trx)
    return work(placeOn(trx))
  })
}

/** Tables and rows in one transaction: either all of it is there, or nothing. */
export async function toPostgres<T>(url: string, work: (target: Target) => Promise<T>): Promise<T> {
  await using db = openDatabase({ kind: 'postgres', url })
  const whole = db.transaction().setIsolationLevel('read committed')
  const done = await whole.execute(async (trx) => {
    const place = placeOn(trx)
    const tables = await ask<{ name: string }>(trx, tablesHere)
    if (tables.length > 0)
      throw new Refusal(`The database holds ${tables.length} tables already; name an empty one.`)
    await waitForTheOther(trx)
    await migrateIn(trx)
    return work({
      ...place,
      async clear(table) {
        await ask(trx, `delete from "${table}"`)
      },
      async write(table, columns, rows) {
        await ask(trx, await insertInto(trx, table, columns), columnsOfRows(columns, rows))
      },
    })
  })
  // So that the first visitors need not wait until PostgreSQL finds out how large its tables are.
  await ask(db, 'analyze')
  return done
}

/** While the other database works on millions of rows nothing is asked here, and nobody was lost. */
async function waitForTheOther(trx: Database): Promise<void> {
  await ask(trx, 'set local idle_in_transaction_session_timeout = 0')
  await ask(trx, 'set local statement_timeout = 0')
}

const tablesHere =
  'select tablename as name from pg_tables where schemaname = current_schema() order by tablename'

function placeOn(trx: Database): Place {
  const names = async (sql: string, values: unknown[] = []) =>
    (await ask<{ name: string }>(trx, sql, values)).map(({ name }) => name)
  return {
    tables: async () => (await names(tablesHere)).filter(isOurs),
    migrations: async () => (await names('select name from kysely_migration')).toSorted(),
    columnsOf: async (table) => (await typesOf(trx, table)).map(({ name }) => name).toSorted(),
    parentsOf: (table) =>
      names(
        `select relname as name from pg_constraint join pg_class on pg_class.oid = confrelid where contype = 'f' and conrelid = $1::regclass`,
        [table],
      ),
    async *read(table, columns) {
      const chosen = columns.map((name) => `"${name}"`).join(', ')
      await ask(trx, `declare reading no scroll cursor for select ${chosen} from "${table}"`)
      for (;;) {
        const rows = await ask<Record<string, Row[number]>>(trx, `fetch ${rowsAtOnce} from reading`)
        if (rows.length === 0) break
        yield rows.map((row) => columns.map((name) => row[name] ?? null))
      }
      await ask(trx, 'close reading')
    },
  }
}

type Column = { name: string; type: string }

function typesOf(trx: Database, table: string): Promise<Column[]> {
  return ask<Column>(
    trx,
    'select column_name as name, data_type as type from information_schema.columns where table_schema = current_schema() and table_name = $1',
    [table],
  )
}

/** One statement for thousands of rows: each column goes as a list. */
async function insertInto(trx: Database, table: string, columns: string[]): Promise<string> {
  const types = new Map((await typesOf(trx, table)).map(({ name, type }) => [name, type]))
  const lists = columns.map((name, index) => `$${index + 1}::${types.get(name)}[]`)
  const names = columns.map((name) => `"${name}"`)
  return `insert into "${table}" (${names.join(', ')}) select * from unnest(${lists.join(', ')})`
}

function columnsOfRows(columns: string[], rows: Row[]): unknown[][] {
  return columns.map((_, index) => rows.map((row) => row[index]))
}

async function ask<Found>(db: Database, sql: string, values: unknown[] = []): Promise<Found[]> {
  return (await db.executeQuery<Found>(CompiledQuery.raw(sql, values))).rows
}
