import { sql } from 'kysely'
import type { Database } from '#database/database.ts'

export type MissedCount = { path: string; times: number }

/** Adds to what was counted on this day, here or by other processes. */
export async function addMissed(trx: Database, day: string, counted: MissedCount[]): Promise<void> {
  await trx
    .insertInto('missed_address')
    .values(counted.map(({ path, times }) => ({ day, path, times })))
    .onConflict((conflict) =>
      conflict.columns(['day', 'path']).doUpdateSet({ times: sql`missed_address.times + excluded.times` }),
    )
    .execute()
}

/** Of one day; the least asked go first. */
export async function keepMostAsked(trx: Database, day: string, most: number): Promise<void> {
  const first = await trx
    .selectFrom('missed_address')
    .select(['path', 'times'])
    .where('day', '=', day)
    .orderBy('times', 'desc')
    .orderBy('path')
    .offset(most)
    .limit(1)
    .executeTakeFirst()
  if (!first) return
  await trx
    .deleteFrom('missed_address')
    .where('day', '=', day)
    .where((eb) =>
      eb.or([
        eb('times', '<', first.times),
        eb.and([eb('times', '=', first.times), eb('path', '>=', first.path)]),
      ]),
    )
    .execute()
}

export async function forgetMissedBefore(db: Database, day: string): Promise<void> {
  await db.deleteFrom('missed_address').where('day', '<', day).execute()
}

/** The most asked first, without those that need nothing. */
export function mostMissed(db: Database, sinceDay: string, most: number): Promise<MissedCount[]> {
  return db
    .selectFrom('missed_address')
    .select(['missed_address.path', sql<number>`cast(sum(missed_address.times) as integer)`.as('times')])
    .where('missed_address.day', '>=', sinceDay)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('dismissed_address')
            .select('dismissed_address.path')
            .whereRef('dismissed_address.path', '=', 'missed_address.path'),
        ),
      ),
    )
    .groupBy('missed_address.path')
    .orderBy('times', 'desc')
    .orderBy('missed_address.path')
    .limit(most)
    .execute()
}

/** Whether it was counted at all: nothing else can be dismissed. */
export async function dismissAddress(trx: Database, path: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('missed_address')
    .where('path', '=', path)
    .executeTakeFirst()
  if (numDeletedRows === 0n) return false
  const at = now.toISOString()
  await trx
    .insertInto('dismissed_address')
    .values({ path, at })
    .onConflict((conflict) => conflict.column('path').doUpdateSet({ at }))
    .execute()
  await forgetOldDismissals(trx)
  return true
}

const mostDismissed = 2_000

async function forgetOldDismissals(trx: Database): Promise<void> {
  const excess = await trx
    .selectFrom('dismissed_address')
    .select('at')
    .orderBy('at', 'desc')
    .offset(mostDismissed)
    .limit(1)
    .executeTakeFirst()
  if (excess) await trx.deleteFrom('dismissed_address').where('at', '<=', excess.at).execute()
}
