/** Columns hold text and integers only. */
export type Row = (string | number | null)[]

/** A database at one moment, in which nobody else changes anything. */
export type Place = {
  /** Without what is kept about migrations. */
  tables: () => Promise<string[]>
  migrations: () => Promise<string[]>
  columnsOf: (table: string) => Promise<string[]>
  /** The tables that its rows belong to. */
  parentsOf: (table: string) => Promise<string[]>
  read: (table: string, columns: string[]) => AsyncIterable<Row[]>
}

export type Target = Place & {
  clear: (table: string) => Promise<void>
  write: (table: string, columns: string[], rows: Row[]) => Promise<void>
}

export const rowsAtOnce = 5_000

export const isOurs = (table: string) => !/^(kysely|sqlite)_/.test(table)
