import { join, resolve } from 'node:path'
import type { DatabaseAddress } from '#database/database.ts'
import { Refusal } from '../backup/refusal.ts'
import { newFingerprint } from './fingerprint.ts'
import type { Place, Target } from './place.ts'
import { fromPostgres, toPostgres } from './postgres-place.ts'
import { fromSqlite, toSqlite } from './sqlite-place.ts'

export type Moved = { tables: number; rows: number }

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

async function carry(from: Place, to: Target, tell: (line: string) => void): Promise<Moved> {
  if ((await from.migrations()).join() !== (await to.migrations()).join())
    throw new Refusal('The tables are not those of this release: start the site once with it, then stop it.')

  const tables = await inOrder(to)
  for (const table of tables.toReversed()) await to.clear(table)
  let all = 0
  for (const table of tables) {
    const columns = await to.columnsOf(table)
    const [read, kept] = [newFingerprint(), newFingerprint()]
    for await (const rows of from.read(table, columns)) {
      await to.write(table, columns, rows).catch((error: Error) => {
        throw new Refusal(`${table} could not be written, so nothing was moved: ${error.message}`)
      })
      for (const row of rows) read.add(row)
    }
    for await (const rows of to.read(table, columns)) for (const row of rows) kept.add(row)
    if (read.text() !== kept.text())
      throw new Refusal(
        `${table} is not what it was (${read.text()}, now ${kept.text()}); nothing was moved.`,
      )
    tell(`${table}: ${read.rows()} rows, the same in both`)
    all += read.rows()
  }
  return { tables: tables.length, rows: all }
}

/** Rows come after those that they belong to. */
async function inOrder({ tables, parentsOf }: Place): Promise<string[]> {
  const ordered = new Set<string>()
  const add = async (table: string): Promise<void> => {
    if (ordered.has(table)) return
    for (const parent of await parentsOf(table)) if (parent !== table) await add(parent)
    ordered.add(table)
  }
  for (const table of await tables()) await add(table)
  return [...ordered]
}
