import type { Database } from '#database/database.ts'
import { presenceInSeconds } from '#periods.ts'
import { mostOthers, mostTabs, type Present } from './presence.ts'

export type Place = { draftId: string; memberId: string; tab: string; blockId: string | null }

/** Whoever has too many tabs open already is not noted in one more. */
export async function notePresence(trx: Database, place: Place, now: Date): Promise<void> {
  await forgetWhoLeft(trx, now)
  const { tabs } = await trx
    .selectFrom('presence')
    .select(({ fn }) => fn.countAll<number>().as('tabs'))
    .where('member_id', '=', place.memberId)
    .where('tab', '!=', place.tab)
    .executeTakeFirstOrThrow()
  if (tabs >= mostTabs) return
  const where = { block_id: place.blockId, seen_at: now.toISOString() }
  await trx
    .insertInto('presence')
    .values({ draft_id: place.draftId, member_id: place.memberId, tab: place.tab, ...where })
    .onConflict((conflict) => conflict.columns(['draft_id', 'member_id', 'tab']).doUpdateSet(where))
    .execute()
}

export async function removePresence(trx: Database, { draftId, memberId, tab }: Place): Promise<void> {
  await trx
    .deleteFrom('presence')
    .where('draft_id', '=', draftId)
    .where('member_id', '=', memberId)
    .where('tab', '=', tab)
    .execute()
}

/** Everybody but this tab: each person once, then their other tabs, as far as there is room. */
export async function othersAt(trx: Database, place: Place, now: Date): Promise<Present[]> {
  const rows = await trx
    .selectFrom('presence')
    .innerJoin('member', 'member.id', 'presence.member_id')
    .select(['member_id', 'block_id', 'first_name', 'last_name'])
    .where('draft_id', '=', place.draftId)
    .where('seen_at', '>', leftBefore(now))
    .where((eb) => eb.or([eb('member_id', '!=', place.memberId), eb('tab', '!=', place.tab)]))
    .orderBy('seen_at', 'desc')
    .limit(mostOthers * mostTabs)
    .execute()
  const [first, more] = [new Map(rows.map((row) => [row.member_id, row])), new Set(rows)]
  for (const row of first.values()) more.delete(row)
  return [...first.values(), ...more].slice(0, mostOthers).map((row) => ({
    name: `${row.first_name} ${row.last_name}`,
    blockId: row.block_id,
    isOwn: row.member_id === place.memberId,
  }))
}

export async function forgetWhoLeft(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('presence').where('seen_at', '<=', leftBefore(now)).execute()
}

function leftBefore(now: Date): string {
  return new Date(now.getTime() - presenceInSeconds * 1_000).toISOString()
}
