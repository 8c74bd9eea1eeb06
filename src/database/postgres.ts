import { type Dialect, PostgresDialect } from 'kysely'
import type { Pool } from 'pg'
import type { Patience } from './patience.ts'
import type { Read } from './read.ts'

/**
 * What speaks to PostgreSQL is loaded with the first question: on SQLite never.
 * A connection that breaks is dropped and the pool makes a new one at the next question.
 */
export function openPostgres(
  url: string,
  limits: Patience,
  onConnectionLost: (error: Error) => void,
): { dialect: Dialect; read: Read } {
  let opened: Promise<Pool> | undefined
  const pool = () =>
    (opened ??= import('./postgres-pool.ts').then(({ openPool }) => openPool(url, limits, onConnectionLost)))
  const read: Read = async (sql, parameters) => (await (await pool()).query(sql, [...parameters])).rows
  return { dialect: new PostgresDialect({ pool }), read }
}
