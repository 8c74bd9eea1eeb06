import type { Progress } from './progress.ts'

/** Columns hold text and integers only. */
export type Row = (string | number | null)[]

/** A database at one moment, in which nobody else changes anything. */
export type Place = {
  /** Without what is kept about migrations. */
  tables: () => Promise<string[]>
  migrations: () => Promise<string[]>
  columnsOf: (table: string) => Promise<string[]>
  read: (table: string, columns: string[]) => AsyncIterable<Row[]>
}

/** One that nobody else sees yet. */
export type Target = Place & {
  /** Empties the tables, and puts aside what would be kept in order row by row. */
  openTables: (tables: string[]) => Promise<void>
  write: (table: string, columns: string[], rows: Row[]) => Promise<void>
  /** Makes again what was put aside, so that every row is held against it. */
  closeTables: (progress: Progress) => Promise<void>
}

export const rowsAtOnce = 5_000

export const isOurs = (table: string) => !/^(kysely|sqlite)_/.test(table)
