import type { Dialect } from 'kysely'
import type { Retries } from './retry-transaction.ts'

/** Asks one thing outside any transaction. */
export type Read = (sql: string, parameters: readonly unknown[]) => unknown[] | Promise<unknown[]>

/** How statements reach the data, and the shortest way for a question outside any transaction. */
export type Engine = {
  dialect: Dialect
  read: Read
  emptyLog?: () => Promise<void>
  /** Where transactions may have to give way to each other. */
  retries?: Retries
}
