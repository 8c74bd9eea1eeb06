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

/** A page that moves stays guarded. */
export async function moveGuards(trx: Database, moves: ReadonlyMap<string, string>): Promise<void> {
  const guarded = await trx.selectFrom('guarded_page').select('path').execute()
  const moved = guarded.map(({ path }) => path).filter((path) => moves.has(path))
  for (const path of moved) await unguardPage(trx, path)
  for (const path of moved) await guardPage(trx, moves.get(path) ?? path)
}
