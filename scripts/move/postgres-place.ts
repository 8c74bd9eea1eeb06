import { Kysely, PostgresDialect } from 'kysely'
import type { PoolClient } from 'pg'
import type { Database } from '#database/database.ts'
import { migrateIn } from '#database/migrate.ts'
import { type Patience, patience } from '#database/patience.ts'
import { openPool } from '#database/postgres-pool.ts'
import type { Schema } from '#database/schema.ts'
import { refusePooler } from '../backup/postgres.ts'
import { Refusal } from '../backup/refusal.ts'
import { copyIn } from './copy-in.ts'
import { isOurs, type Place, type Row, rowsAtOnce, type Target } from './place.ts'

/** One moment of the database, whoever writes meanwhile. */
export function fromPostgres<T>(
  url: string,
  work: (place: Place) => Promise<T>,
  limits: Patience = patience.long,
): Promise<T> {
  return withConnection(url, limits, (db, client) =>
    db
      .transaction()
      .setIsolationLevel('repeatable read')
      .setAccessMode('read only')
      .execute(async () => {
        await waitForTheOther(client)
        return work(placeOn(client))
      }),
  )
}

/** Tables and rows in one transaction: either all of it is there, or nothing. */
export function toPostgres<T>(url: string, work: (target: Target) => Promise<T>): Promise<T> {
  return withConnection(url, patience.long, async (db, client) => {
    const whole = db.transaction().setIsolationLevel('read committed')
    const done = await whole.execute(async (trx) => {
      const tables = await ask(client, tablesHere)
      if (tables.length > 0)
        throw new Refusal(`The database holds ${tables.length} tables already; name an empty one.`)
      await waitForTheOther(client)
      await migrateIn(trx)
      return work(targetOn(client))
    })
    // So that the first visitors need not wait until PostgreSQL finds out how large its tables are.
    await ask(client, 'analyze')
    return done
  })
}

/** One connection, on which the tables are made by Kysely and the rows go by what only PostgreSQL knows. */
async function withConnection<T>(
  url: string,
  limits: Patience,
  work: (db: Database, client: PoolClient) => Promise<T>,
): Promise<T> {
  refusePooler(url)
  const pool = openPool(url, { ...limits, max: 1, query_timeout: 0 }, () => {})
  try {
    const client = await pool.connect()
    const release = client.release.bind(client)
    client.release = () => {}
    const only = { options: pool.options, connect: async () => client, end: async () => {} }
    try {
      return await work(new Kysely<Schema>({ dialect: new PostgresDialect({ pool: only }) }), client)
    } finally {
      release()
    }
  } finally {
    await pool.end()
  }
}

/** While the other database works on millions of rows nothing is asked here, and nobody was lost. */
async function waitForTheOther(client: PoolClient): Promise<void> {
  await ask(client, 'set local idle_in_transaction_session_timeout = 0')
  await ask(client, 'set local statement_timeout = 0')
}

const tablesHere =
  'select tablename as name from pg_tables where schemaname = current_schema() order by tablename'

function placeOn(client: PoolClient): Place {
  const names = async (sql: string) => (await ask(client, sql)).map(([name]) => String(name))
  return {
    tables: async () => (await names(tablesHere)).filter(isOurs),
    migrations: async () => (await names('select name from kysely_migration')).toSorted(),
    columnsOf: async (table) =>
      (
        await names(
          `select column_name from information_schema.columns where table_schema = current_schema() and table_name = '${table}'`,
        )
      ).toSorted(),
    async *read(table, columns) {
      await ask(
        client,
        `declare reading no scroll cursor for select ${listOf(columns)} from ${quoted(table)}`,
      )
      // The server looks up the next ones while these are worked on.
      const fetch = () => ask(client, `fetch ${rowsAtOnce} from reading`)
      let coming = fetch()
      for (;;) {
        const rows = await coming
        if (rows.length === 0) break
        coming = fetch()
        yield rows
      }
      await ask(client, 'close reading')
    },
  }
}

function targetOn(client: PoolClient): Target {
  let aside: Aside[] = []
  return {
    ...placeOn(client),
    async openTables(tables) {
      aside = (await ask(client, whatCanBeMadeAgain)).map(([remove, make]) => ({
        remove: String(remove),
        make: String(make),
      }))
      for (const { remove } of aside) await ask(client, remove)
      await ask(client, `truncate ${tables.map(quoted).join(', ')}`)
    },
    // Rows of a table that nobody sees yet are written as old ones: nothing needs to visit them again.
    write: (table, columns, rows) =>
      copyIn(client, `copy ${quoted(table)} (${listOf(columns)}) from stdin with (freeze)`, rows),
    async closeTables(progress) {
      for (const [made, { make }] of aside.toReversed().entries()) {
        await ask(client, make)
        progress(() => `${made + 1} of ${aside.length} keys and indexes made`)
      }
    },
  }
}

/** A key or an index that keeps each new row in order; all at once costs less. */
type Aside = { remove: string; make: string }

/** As PostgreSQL itself tells it, so whatever the migrations made comes back. Foreign keys go before what they lean on. */
const whatCanBeMadeAgain = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname),
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)),
    case contype when 'f' then 1 else 2 end as turn
  from pg_constraint
  where connamespace = current_schema()::regnamespace and contype in ('f', 'p', 'u')
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 3
  from pg_index join pg_class on pg_class.oid = indexrelid
  where relnamespace = current_schema()::regnamespace
    and not exists (select from pg_constraint where conindid = indexrelid)
  order by turn`

const quoted = (name: string) => `"${name}"`
const listOf = (columns: string[]) => columns.map(quoted).join(', ')

async function ask(client: PoolClient, text: string): Promise<Row[]> {
  return (await client.query<Row>({ text, rowMode: 'array' })).rows
}
