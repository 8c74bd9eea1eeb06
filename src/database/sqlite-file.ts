import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite'
import type { QueryResult } from 'kysely'

/** One connection to the file; every statement is prepared once. */
export type SqliteFile = {
  ask: (sql: string, values?: readonly unknown[]) => QueryResult<unknown>
  isInTransaction: () => boolean
  /** False when somebody reads or writes right now. */
  emptyLog: () => boolean
  close: () => void
}

/**
 * `synchronous = full`: what was answered as saved survives a power cut. `secure_delete`: what is deleted is overwritten,
 * since people are told that it is gone. Once it is open nothing waits for another
 * connection inside SQLite: that would stop the whole process. In 8 MB the upper pages of all indexes stay at hand, also
 * among millions of rows.
 */
export function openSqliteFile(file: string): SqliteFile {
  const database = new DatabaseSync(file, { timeout: 10_000 })
  database.exec(
    'pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on; pragma foreign_keys = on; pragma busy_timeout = 0; pragma cache_size = -8000',
  )
  const known = new Map<string, Prepared>()

  function prepare(sql: string): Prepared {
    if (known.size >= preparedStatementsKept) known.clear()
    const statement = database.prepare(sql)
    const prepared = { statement, givesRows: statement.columns().length > 0 }
    known.set(sql, prepared)
    return prepared
  }

  return {
    ask(sql, values = []) {
      const { statement, givesRows } = known.get(sql) ?? prepare(sql)
      refuseStrangeValues(values)
      if (givesRows) return { rows: statement.all(...values) }
      return { rows: [], numAffectedRows: BigInt(statement.run(...values).changes) }
    },
    isInTransaction: () => database.isTransaction,
    emptyLog: () => database.prepare('pragma wal_checkpoint(truncate)').get()?.busy === 0,
    close: () => database.close(),
  }
}

type Prepared = { statement: StatementSync; givesRows: boolean }

const preparedStatementsKept = 500

/** node:sqlite takes an object in the first place for named parameters, silently. */
function refuseStrangeValues(values: readonly unknown[]): asserts values is SQLInputValue[] {
  for (const value of values) {
    if (typeof value !== 'string' && typeof value !== 'number' && value !== null)
      throw new TypeError(`A column holds text, an integer or null, not ${typeof value}.`)
  }
}
