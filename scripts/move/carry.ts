import { Refusal } from '../backup/refusal.ts'
import { newFingerprint } from './fingerprint.ts'
import type { Place, Target } from './place.ts'
import { newProgress, type Progress } from './progress.ts'

export type Moved = { tables: number; rows: number }

/** All rows of one place into the other. Each is read back and compared before it counts. */
export async function carry(
  from: Place,
  to: Target,
  tell: (line: string) => void,
  progress = newProgress(tell),
): Promise<Moved> {
  if ((await from.migrations()).join() !== (await to.migrations()).join())
    throw new Refusal('The tables are not those of this release: start the site once with it, then stop it.')

  const tables = await to.tables()
  await to.openTables(tables)
  const written = new Map<string, string>()
  for (const table of tables) written.set(table, await write(from, to, table, progress))
  await to.closeTables(progress)
  let rows = 0
  for (const table of tables) {
    const kept = newFingerprint()
    for await (const some of to.read(table, await to.columnsOf(table))) {
      for (const row of some) kept.add(row)
      progress(() => `${table}: ${kept.rows()} rows compared`)
    }
    if (kept.text() !== written.get(table))
      throw new Refusal(
        `${table} is not what it was (${written.get(table)}, now ${kept.text()}); nothing was moved.`,
      )
    tell(`${table}: ${kept.rows()} rows, the same in both`)
    rows += kept.rows()
  }
  return { tables: tables.length, rows }
}

/** Gives the fingerprint of what was read. Some rows are written while the next are read. */
async function write(from: Place, to: Target, table: string, progress: Progress): Promise<string> {
  const columns = await to.columnsOf(table)
  const read = newFingerprint()
  let writing = Promise.resolve()
  for await (const rows of from.read(table, columns)) {
    for (const row of rows) read.add(row)
    await writing
    writing = to.write(table, columns, rows).catch((error: Error) => {
      throw new Refusal(`${table} could not be written, so nothing was moved: ${error.message}`)
    })
    // Heard when it is waited for.
    writing.catch(() => {})
    progress(() => `${table}: ${read.rows()} rows read`)
  }
  await writing
  return read.text()
}
