import { Kysely, type KyselyConfig, type Logger, type TransactionBuilder } from 'kysely'
import type { Engine, Read } from './engine.ts'
import { type Patience, patience } from './patience.ts'
import { openPostgres } from './postgres.ts'
import { type Retries, retryTransaction } from './retry-transaction.ts'
import type { Schema } from './schema.ts'
import { openSqlite } from './sqlite.ts'

export type Database = Kysely<Schema>

/** Where the data lives: a file, or a PostgreSQL server. */
export type DatabaseAddress = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }

const readers = new WeakMap<Database, Read>()
const logs = new WeakMap<Database, () => Promise<void>>()

export function openDatabase(
  address: DatabaseAddress,
  onConnectionLost: (error: Error) => void = () => {},
  limits: Patience = patience.long,
): Database {
  return databaseOn(openEngine(address, onConnectionLost, limits))
}

export function openEngine(
  address: DatabaseAddress,
  onConnectionLost: (error: Error) => void = () => {},
  limits: Patience = patience.long,
): Engine {
  return address.kind === 'postgres'
    ? openPostgres(address.url, limits, onConnectionLost)
    : openSqlite(address.file)
}

/** Hears of every statement when it has ended. */
export type OnStatement = (sql: string, milliseconds: number, isFault: boolean) => void

export function databaseOn(
  { dialect, read, emptyLog, retries = { count: 0 } }: Engine,
  onStatement?: OnStatement,
): Database {
  const db = new PersistentDatabase({ dialect, ...(onStatement && { log: logTo(onStatement) }) }, retries)
  readers.set(db, onStatement ? timedRead(read, onStatement) : read)
  if (emptyLog) logs.set(db, emptyLog)
  return db
}

function logTo(onStatement: OnStatement): Logger {
  return ({ query, queryDurationMillis, level }) =>
    onStatement(query.sql, queryDurationMillis, level === 'error')
}

function timedRead(read: Read, onStatement: OnStatement): Read {
  return async (sql, parameters) => {
    const begun = performance.now()
    let isFault = true
    try {
      const rows = await read(sql, parameters)
      isFault = false
      return rows
    } finally {
      onStatement(sql, performance.now() - begun, isFault)
    }
  }
}

/** What happens in a transaction may happen more than once, and counts once: it changes nothing outside of it. */
class PersistentDatabase extends Kysely<Schema> {
  readonly retries: Retries

  constructor(config: KyselyConfig, retries: Retries) {
    super(config)
    this.retries = retries
  }

  override transaction(): TransactionBuilder<Schema> {
    const builder = super.transaction()
    const execute = builder.execute.bind(builder)
    builder.execute = (work) => retryTransaction(() => execute(work), this.retries)
    return builder
  }
}

/** How often a transaction, or a statement by itself, had to give way and was done again. */
export function countRetries(db: Database): number {
  return db instanceof PersistentDatabase ? db.retries.count : 0
}

/** Nothing inside a transaction: what is asked there must be asked there. */
export function readerOf(db: Database): Read | undefined {
  return readers.get(db)
}

/**
 * What was deleted is overwritten in the file of SQLite, but stands in its write-ahead log until that is empty.
 * PostgreSQL cleans its own files (autovacuum), and its log is the operator's.
 */
export async function forgetDeleted(db: Database): Promise<void> {
  await logs.get(db)?.()
}

/** A row with this key exists already; both databases say so in their own way. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number }
  return code === '23505' || errcode === 2067 || errcode === 1555
}
