import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import { takeAllowance } from '#features/limits/store.ts'
import { countRedirects } from '#features/pages/store.ts'
import { mostRedirects, tooManyRedirects, tooMuchToday, workLimits } from './work-limits.ts'

/** Counts what an editor adds, in the transaction that adds it; what nobody asked for counts for nobody. */
export async function countWork(
  trx: Database,
  what: keyof typeof workLimits,
  by: string | null,
  now: Date,
): Promise<void> {
  if (by === null) return
  const allowance = await takeAllowance(trx, workLimits[what], by, now)
  if (!allowance.allowed) throw tooMuchToday(what, allowance.retryAt)
}

/** After what may have added some. */
export async function limitRedirects(trx: Database): Promise<void> {
  if ((await countRedirects(trx)) > mostRedirects) throw tooManyRedirects()
}

/** Does the work and takes it back, in the transaction of whoever tries: nobody else ever sees it. */
export async function takeBack<T>(trx: Database, work: () => Promise<T>): Promise<T> {
  await sql`savepoint tried`.execute(trx)
  const seen = await work()
  await sql`rollback to savepoint tried`.execute(trx)
  return seen
}
