import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely'
import type { Read } from './read.ts'

/**
 * Kysely's own SQLite dialect, on the SQLite that comes with Node. Beside it a second connection that only reads: it
 * sees what is committed, and need not wait for a transaction that is under way.
 */
export function openSqlite(file: string): { dialect: Dialect; read: Read } {
  let reader: SqliteDatabase | undefined
  const database = async () => {
    const writer = openFile(file)
    return { ...writer, close: () => closeBoth(writer, reader) }
  }
  const read: Read = (sql, parameters) => {
    reader ??= openFile(file)
    return reader.prepare(sql).all(parameters)
  }
  return { dialect: new NodeSqliteDialect({ database }), read }
}

function closeBoth(writer: SqliteDatabase, reader: SqliteDatabase | undefined): void {
  reader?.close()
  writer.close()
}

class NodeSqliteDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDialect>[0]

  constructor(config: ConstructorParameters<typeof SqliteDialect>[0]) {
    super(config)
    this.#config = config
  }
  override createDriver() {
    return new ImmediateDriver(this.#config)
  }
  override createAdapter() {
    return new TransactionalAdapter()
  }
}

/** A transaction takes the write lock at once: one that reads first and writes later could find it taken. */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true
  }
}

/** `synchronous = full`: what was answered as saved survives a power cut. */
function openFile(file: string): SqliteDatabase {
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on')
  const prepared = new Map<string, SqliteStatement>()

  return {
    close: () => database.close(),
    prepare(sql) {
      const known = prepared.get(sql)
      if (known) return known

      if (prepared.size >= preparedStatementsKept) prepared.clear()
      const statement = toStatement(database.prepare(sql))
      prepared.set(sql, statement)
      return statement
    },
  }
}

const preparedStatementsKept = 500

function toStatement(statement: StatementSync): SqliteStatement {
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...parameters.map(toInput)),
    run: (parameters) => statement.run(...parameters.map(toInput)),
    iterate: (parameters) => statement.iterate(...parameters.map(toInput)),
  }
}

/** node:sqlite takes an object in the first place for named parameters, silently. */
function toInput(value: unknown): SQLInputValue {
  if (typeof value === 'string' || typeof value === 'number' || value === null) return value
  throw new TypeError(`A column holds text, an integer or null, not ${typeof value}.`)
}
