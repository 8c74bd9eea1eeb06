import { sql } from 'kysely'
import type { Database } from '#database/database.ts'
import type { LinkFault } from './try-link.ts'

export type TriedLink = { address: string; triedAt: string; failures: number }
export type DeadLink = { address: string; fault: LinkFault; failedAt: string }
export type Claim = { holder: string; now: Date; until: Date }

const round = 1

/** Whether this process is the one that tries links: no other said so for a time that is not over yet. */
export async function takeRound(db: Database, { holder, now, until }: Claim): Promise<boolean> {
  const claimed_until = until.toISOString()
  const row = await db
    .insertInto('link_round')
    .values({ id: round, holder, claimed_until })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ holder, claimed_until })
        .where((eb) =>
          eb.or([
            eb('link_round.claimed_until', '<=', now.toISOString()),
            eb('link_round.holder', '=', holder),
          ]),
        ),
    )
    .returning('holder')
    .executeTakeFirst()
  return row !== undefined
}

export async function endRound(db: Database, holder: string): Promise<void> {
  await db.deleteFrom('link_round').where('id', '=', round).where('holder', '=', holder).execute()
}

/** All of them: there are no more than so many links. */
export async function triedLinks(db: Database): Promise<TriedLink[]> {
  const rows = await db.selectFrom('outside_link').select(['address', 'tried_at', 'failures']).execute()
  return rows.map(({ tried_at, ...row }) => ({ ...row, triedAt: tried_at }))
}

export async function noteTrial(db: Database, address: string, fault: LinkFault, now: Date): Promise<void> {
  const tried_at = now.toISOString()
  const failed_at = fault ? tried_at : null
  await db
    .insertInto('outside_link')
    .values({ address, tried_at, failures: fault ? 1 : 0, failed_at, fault })
    .onConflict((conflict) =>
      conflict.column('address').doUpdateSet({
        tried_at,
        fault,
        failures: fault ? sql`outside_link.failures + 1` : 0,
        failed_at: fault ? sql`coalesce(outside_link.failed_at, ${tried_at})` : null,
      }),
    )
    .execute()
}

const mostAtOnce = 500

export async function forgetLinks(db: Database, addresses: string[]): Promise<void> {
  for (let at = 0; at < addresses.length; at += mostAtOnce)
    await db
      .deleteFrom('outside_link')
      .where('address', 'in', addresses.slice(at, at + mostAtOnce))
      .execute()
}

/** Those that did not work so often in a row, the longest first. */
export async function deadLinks(db: Database, failures: number): Promise<DeadLink[]> {
  const rows = await db
    .selectFrom('outside_link')
    .select(['address', 'fault', 'failed_at'])
    .where('failures', '>=', failures)
    .orderBy('failed_at')
    .orderBy('address')
    .execute()
  return rows.map(({ address, fault, failed_at }) => ({
    address,
    fault: fault as LinkFault,
    failedAt: failed_at ?? '',
  }))
}
