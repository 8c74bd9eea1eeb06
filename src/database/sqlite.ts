import { type Dialect, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { Read } from './read.ts'
import { SharedCommitDriver } from './shared-commit.ts'
import { openSqliteFile, type SqliteFile } from './sqlite-file.ts'

/**
 * Kysely's SQL for SQLite, on the SQLite that comes with Node. Beside the connection that writes a second one that only
 * reads: it sees what is committed, and need not wait for a transaction that is under way.
 */
export function openSqlite(path: string): { dialect: Dialect; read: Read } {
  let reader: SqliteFile | undefined
  const read: Read = (sql, values) => {
    reader ??= openSqliteFile(path)
    return reader.ask(sql, values).rows
  }
  const dialect: Dialect = {
    createAdapter: () => new QueuingAdapter(),
    createDriver: () =>
      new SharedCommitDriver(
        () => openSqliteFile(path),
        () => reader?.close(),
      ),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createIntrospector: (db) => new SqliteIntrospector(db),
  }
  return { dialect, read }
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
