import type { Database } from '#database/database.ts'
import { countPublishers } from '../store.ts'

/** Two who may publish are needed before one can wait for the other. */
export async function isFourEyes(db: Database): Promise<boolean> {
  return (await countPublishers(db)) >= 2
}

/** Pages that nobody writes and publishes alone: privacy, cookies, terms. */
export async function isGuarded(db: Database, path: string): Promise<boolean> {
  const row = await db.selectFrom('guarded_page').select('path').where('path', '=', path).executeTakeFirst()
  return row !== undefined
}

export async function guardPage(trx: Database, path: string): Promise<void> {
  await trx
    .insertInto('guarded_page')
    .values({ path })
    .onConflict((conflict) => conflict.column('path').doNothing())
    .execute()
}

export async function unguardPage(trx: Database, path: string): Promise<void> {
  await trx.deleteFrom('guarded_page').where('path', '=', path).execute()
}

/** A page that moves stays guarded, and so does the address that it left: another page could take its place there. */
export async function moveGuards(trx: Database, moves: ReadonlyMap<string, string>): Promise<void> {
  for (const path of await guardedPaths(trx)) {
    const to = moves.get(path)
    if (to) await guardPage(trx, to)
  }
}

/** An address of a guarded page to which one person alone would bring a page that is not. */
export async function findUsurped(
  trx: Database,
  moves: ReadonlyMap<string, string>,
): Promise<string | undefined> {
  if (!(await isFourEyes(trx))) return undefined
  const guarded = await guardedPaths(trx)
  return [...moves].find(([from, to]) => guarded.has(to) && !guarded.has(from))?.[1]
}

export async function guardedPaths(db: Database): Promise<Set<string>> {
  const rows = await db.selectFrom('guarded_page').select('path').execute()
  return new Set(rows.map(({ path }) => path))
}
