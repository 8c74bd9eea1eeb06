import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '#database/database.ts'
import type { Errand } from './errand.ts'

export async function queueErrand(db: Database, errand: Errand, now: Date): Promise<void> {
  await db
    .insertInto('errand')
    .values({ id: randomUUIDv7(), document: JSON.stringify(errand), created_at: now.toISOString() })
    .execute()
}

export async function waitingErrands(db: Database, most: number): Promise<string[]> {
  const rows = await db.selectFrom('errand').select('id').orderBy('id').limit(most).execute()
  return rows.map(({ id }) => id)
}

export async function countErrands(db: Database): Promise<number> {
  const { waiting } = await db
    .selectFrom('errand')
    .select(db.fn.countAll().as('waiting'))
    .executeTakeFirstOrThrow()
  return Number(waiting)
}

/** Whoever takes it, does it: in the same transaction, so that it is done once or not at all. */
export async function takeErrand(trx: Database, id: string): Promise<Errand | undefined> {
  const row = await trx.deleteFrom('errand').where('id', '=', id).returning('document').executeTakeFirst()
  return row && JSON.parse(row.document)
}

export async function forgetOldErrands(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('errand').where('created_at', '<', before.toISOString()).execute()
}
