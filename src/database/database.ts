import { Kysely } from 'kysely'
import { postgresDialect } from './postgres.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect } from './sqlite.ts'

export type Database = Kysely<Schema>

/** Where the data lives: a file, or a PostgreSQL server. */
export type DatabaseAddress = { kind: 'sqlite'; file: string } | { kind: 'postgres'; url: string }

export function openDatabase(
  address: DatabaseAddress,
  onConnectionLost: (error: Error) => void = () => {},
): Database {
  const dialect =
    address.kind === 'postgres' ? postgresDialect(address.url, onConnectionLost) : sqliteDialect(address.file)
  return new Kysely<Schema>({ dialect })
}

/** A row with this key exists already; both databases say so in their own way. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = error as { code?: string; errcode?: number }
  return code === '23505' || errcode === 2067 || errcode === 1555
}
