import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openDatabase } from '#database/database.ts'
import { migrate } from '#database/migrate.ts'
import { Refusal } from '../backup/refusal.ts'
import { isOurs, type Place, type Row, rowsAtOnce, type Target } from './place.ts'

/** One moment of the file, whoever writes meanwhile. */
export async function fromSqlite<T>(file: string, work: (place: Place) => Promise<T>): Promise<T> {
  if (!existsSync(file)) throw new Refusal(`There is no database yet: ${file} does not exist.`)
  using database = new DatabaseSync(file, { timeout: 10_000 })
  database.exec('begin')
  return await work(placeOn(database))
}

/** Made beside its place and put there when it is whole. */
export async function toSqlite<T>(file: string, work: (target: Target) => Promise<T>): Promise<T> {
  if (existsSync(file)) throw new Refusal(`${file} exists already; name a folder without one.`)
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const part = `${file}.part`
  const removePart = () => {
    for (const end of ['', '-wal', '-shm']) rmSync(part + end, { force: true })
  }
  removePart()
  closeSync(openSync(part, 'wx', 0o600))
  try {
    const made = await fill(part, work)
    keep(part)
    renameSync(part, file)
    keep(dirname(file))
    return made
  } finally {
    removePart()
  }
}

async function fill<T>(file: string, work: (target: Target) => Promise<T>): Promise<T> {
  const db = openDatabase({ kind: 'sqlite', file })
  await migrate(db)
  await db.destroy()

  using database = new DatabaseSync(file, { defensive: false })
  // It has no name yet, so it needs no journal: whoever breaks off here leaves nothing behind. SQLite on guard insists on one.
  database.exec(
    'pragma journal_mode = off; pragma synchronous = off; pragma foreign_keys = off; pragma cache_size = -200000; begin',
  )
  const done = await work(targetOn(database))
  database.exec('commit; pragma journal_mode = wal')
  return done
}

function targetOn(database: DatabaseSync): Target {
  const indexes = database
    .prepare("select name, sql from sqlite_schema where type = 'index' and sql is not null")
    .all()
  return {
    ...placeOn(database),
    async openTables(tables) {
      for (const { name } of indexes) database.exec(`drop index "${name}"`)
      for (const table of tables) database.exec(`delete from "${table}"`)
    },
    async write(table, columns, rows) {
      let from = 0
      for (const count of [rowsInOneStatement, 1]) {
        const insert = database.prepare(insertInto(table, columns, count))
        for (; from + count <= rows.length; from += count)
          insert.run(...rows.slice(from, from + count).flat())
      }
    },
    async closeTables(progress) {
      // Sorting takes as much memory again.
      database.exec('pragma cache_size = -50000')
      for (const [made, { sql }] of indexes.entries()) {
        database.exec(String(sql))
        progress(() => `${made + 1} of ${indexes.length} indexes made`)
      }
      if (database.prepare('pragma foreign_key_check').get())
        throw new Refusal('A row of the source belongs to one that is not there; nothing was moved.')
    },
  }
}

const rowsInOneStatement = 50

function insertInto(table: string, columns: string[], rows: number): string {
  const names = columns.map((column) => `"${column}"`).join(', ')
  const values = `(${columns.map(() => '?').join(', ')})`
  return `insert into "${table}" (${names}) values ${Array(rows).fill(values).join(', ')}`
}

function placeOn(database: DatabaseSync): Place {
  const column = (sql: string) =>
    database
      .prepare(sql)
      .all()
      .map(({ name }) => String(name))
  return {
    tables: async () =>
      column("select name from sqlite_schema where type = 'table' order by name").filter(isOurs),
    migrations: async () => column('select name from kysely_migration order by name'),
    columnsOf: async (table) => column(`select name from pragma_table_info('${table}') order by name`),
    async *read(table, columns) {
      const select = database.prepare(
        `select ${columns.map((name) => `"${name}"`).join(', ')} from "${table}"`,
      )
      select.setReturnArrays(true)
      let rows: Row[] = []
      for (const row of select.iterate()) {
        rows.push(row as unknown as Row)
        if (rows.length < rowsAtOnce) continue
        yield rows
        rows = []
      }
      if (rows.length > 0) yield rows
    },
  }
}

/** On the disk, not on its way there. */
function keep(path: string): void {
  const handle = openSync(path, 'r')
  fsyncSync(handle)
  closeSync(handle)
}
