import { setTimeout as pause } from 'node:timers/promises'
import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { Engine, Read } from './engine.ts'
import { GroupCommitDriver } from './group-commit.ts'
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts'

/**
 * Kysely's SQL for SQLite, on the SQLite that comes with Node. Beside the connection that writes a second one that only
 * reads: it sees what is committed, and need not wait for a transaction that is under way.
 */
export function openSqlite(path: string): Engine {
  let reader: SqliteFile | undefined
  const read: Read = (sql, values) => {
    reader ??= openSqliteFile(path)
    return reader.ask(sql, values).rows
  }
  const dialect: Dialect = {
    createAdapter: () => new QueuingAdapter(),
    createDriver: () =>
      new GroupCommitDriver(
        () => openSqliteFile(path),
        () => reader?.close(),
      ),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
  return { dialect, read, emptyLog: () => emptyLog(path) }
}

const triesToEmptyLog = 100
const pauseInMilliseconds = 20

/** On a connection of its own, which is in nobody's transaction. Where others never pause, the next time is soon enough. */
async function emptyLog(path: string): Promise<void> {
  const file = openSqliteFile(path)
  try {
    for (let tries = 0; !file.emptyLog() && tries < triesToEmptyLog; tries++) await pause(pauseInMilliseconds)
  } finally {
    file.close()
  }
}

/** The driver lets one in at a time, so Kysely need not. */
class QueuingAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true
  }
  override get supportsTransactionalDdl() {
    return true
  }
}
