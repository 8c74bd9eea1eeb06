import { join, resolve } from 'node:path'
import type { DatabaseAddress } from '#database/database.ts'
import { Refusal } from '../backup/refusal.ts'
import { carry, type Moved } from './carry.ts'
import { fromPostgres, toPostgres } from './postgres-place.ts'
import { fromSqlite, toSqlite } from './sqlite-place.ts'

/** A PostgreSQL server by its address, a SQLite file by the folder that it lies in. */
export function readTarget(named: string): DatabaseAddress {
  return /^postgres(ql)?:\/\//.test(named)
    ? { kind: 'postgres', url: named }
    : { kind: 'sqlite', file: join(resolve(named), 'site.db') }
}

/**
 * Everything that one database holds, into another of the other kind that holds nothing. What was written is read back and
 * compared before it counts; whatever goes wrong, the target holds nothing.
 */
export async function moveEverything(
  source: DatabaseAddress,
  target: DatabaseAddress,
  tell: (line: string) => void,
): Promise<Moved> {
  if (source.kind === 'sqlite' && target.kind === 'postgres')
    return fromSqlite(source.file, (from) => toPostgres(target.url, (to) => carry(from, to, tell)))
  if (source.kind === 'postgres' && target.kind === 'sqlite')
    return fromPostgres(source.url, (from) => toSqlite(target.file, (to) => carry(from, to, tell)))
  throw new Refusal(`Both are ${source.kind}: make a backup and restore it in the other place.`)
}
