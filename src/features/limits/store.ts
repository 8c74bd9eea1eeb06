import { sql } from 'kysely'
import { compileOnce } from '#database/compile-once.ts'
import type { Database } from '#database/database.ts'
import { deleteInBatchesByPlace } from '#database/delete-in-batches.ts'
import { clocksDifferInMinutes } from '#periods.ts'
import { type Limit, limitKeyOf } from './limit.ts'

/** Either it may happen (and was counted), or it may not before `retryAt`. */
export type Allowance = { allowed: true } | Refused

/** `isFirst`: the first refusal since the limit was reached, which is the one to note. */
export type Refused = { allowed: false; retryAt: Date; isFirst: boolean }

type Counting = {
  key: string
  at: string
  most: number
  windowEnd: string
  blockEnd: string | null
  /** What ends later was written by a clock that has been set back since. */
  latestEnd: string
  /** When the very first reaches the limit already. */
  firstBlock: string
}

/** `blockEnd` is null for a limit that blocks until its window ends. */
const count = compileOnce<Counting, { refusals: number; blocked_until: string }>((db, slot) => {
  const isBlocked = sql<boolean>`(allowance.blocked_until > ${slot.at} and allowance.blocked_until <= ${slot.latestEnd})`
  const isOver = sql<boolean>`(allowance.window_ends_at <= ${slot.at} or allowance.window_ends_at > ${slot.latestEnd})`
  const reached = sql<boolean>`case when ${isOver} then 1 else allowance.count + 1 end >= cast(${slot.most} as integer)`
  const windowEnd = sql<string>`case when ${isOver} then ${slot.windowEnd} else allowance.window_ends_at end`
  return db
    .insertInto('allowance')
    .values({
      key: slot.key,
      count: 1,
      window_ends_at: slot.windowEnd,
      blocked_until: slot.firstBlock,
      refusals: 0,
    })
    .onConflict((conflict) =>
      conflict.column('key').doUpdateSet({
        count: sql`case when ${isBlocked} then allowance.count when ${isOver} then 1 else allowance.count + 1 end`,
        window_ends_at: sql`case when ${isBlocked} then allowance.window_ends_at else ${windowEnd} end`,
        blocked_until: sql`case when ${isBlocked} then allowance.blocked_until when ${reached} then coalesce(cast(${slot.blockEnd} as text), ${windowEnd}) else '' end`,
        refusals: sql`case when ${isBlocked} then allowance.refusals + 1 else 0 end`,
      }),
    )
    .returning(['refusals', 'blocked_until'])
})

/**
 * Counts one, in a single statement: two at the same moment, on two machines, count as two. Who is refused does not
 * count again. The one that reaches the limit may still happen; the next is refused.
 */
export async function takeAllowance(
  db: Database,
  limit: Limit,
  subject: string,
  now: Date,
): Promise<Allowance> {
  const windowEnd = later(now, limit.windowInMinutes)
  const blockEnd = limit.blockInMinutes === undefined ? null : later(now, limit.blockInMinutes)
  const [row] = await count(db, {
    key: limitKeyOf(limit, subject),
    at: now.toISOString(),
    most: limit.most,
    windowEnd,
    blockEnd,
    latestEnd: later(now, Math.max(limit.windowInMinutes, limit.blockInMinutes ?? 0) + clocksDifferInMinutes),
    firstBlock: limit.most <= 1 ? (blockEnd ?? windowEnd) : '',
  })
  return !row || row.refusals === 0
    ? { allowed: true }
    : { allowed: false, retryAt: new Date(row.blocked_until), isFirst: row.refusals === 1 }
}

/** Counts one for each, or for none: where the last refuses, it did not happen for those before it either. */
export async function takeAllowances(
  db: Database,
  counted: readonly (readonly [limit: Limit, subject: string])[],
  now: Date,
): Promise<Allowance> {
  for (const [place, [limit, subject]] of counted.entries()) {
    const allowance = await takeAllowance(db, limit, subject, now)
    if (allowance.allowed) continue
    for (const taken of counted.slice(0, place)) await giveBackAllowance(db, ...taken)
    return allowance
  }
  return { allowed: true }
}

/** Nothing is counted, and nothing is kept of whoever asks. */
export async function isBlocked(db: Database, limit: Limit, subject: string, now: Date): Promise<boolean> {
  const latestEnd = later(now, limit.windowInMinutes + clocksDifferInMinutes)
  const row = await db
    .selectFrom('allowance')
    .select('blocked_until')
    .where('key', '=', limitKeyOf(limit, subject))
    .where('blocked_until', '>', now.toISOString())
    .where('blocked_until', '<=', latestEnd)
    .executeTakeFirst()
  return row !== undefined
}

function later(now: Date, minutes: number): string {
  return new Date(now.getTime() + minutes * 60_000).toISOString()
}

/** It turned out well: as if it had never been counted. */
export async function giveBackAllowance(db: Database, limit: Limit, subject: string): Promise<void> {
  await db
    .updateTable('allowance')
    .set((eb) => ({ count: eb('count', '-', 1), blocked_until: '' }))
    .where('key', '=', limitKeyOf(limit, subject))
    .where('count', '>', 0)
    .execute()
}

/** An attempt that we had no time to check is no failure of the person. */
export async function orGiveBack<T>(
  db: Database,
  counted: readonly (readonly [limit: Limit, subject: string])[],
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    for (const [limit, subject] of counted) await giveBackAllowance(db, limit, subject)
    throw error
  }
}

export async function clearAllowance(db: Database, limit: Limit, subject: string): Promise<void> {
  await db.deleteFrom('allowance').where('key', '=', limitKeyOf(limit, subject)).execute()
}

export async function forgetOldAllowances(db: Database, now: Date): Promise<void> {
  const at = now.toISOString()
  const over = db
    .selectFrom('allowance')
    .select('window_ends_at as place')
    .where('window_ends_at', '<=', at)
    .where('blocked_until', '<=', at)
    .orderBy('window_ends_at')
  await deleteInBatchesByPlace(over, (place = at) =>
    db
      .deleteFrom('allowance')
      .where('window_ends_at', '<=', place)
      .where('blocked_until', '<=', at)
      .executeTakeFirstOrThrow(),
  )
}
