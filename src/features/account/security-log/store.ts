import { compileOnce } from '#database/compile-once.ts'
import type { Database } from '#database/database.ts'
import { inTurnsByPlace } from '#database/in-turns.ts'
import type { SecurityEventTable } from '#database/schema.ts'
import { eventIdAt, idsBegin } from './event-id.ts'
import type { SecurityEvent } from './security-event.ts'

const insertEvent = compileOnce<SecurityEventTable, object>((db, slot) =>
  db.insertInto('security_event').values({
    id: slot.id,
    at: slot.at,
    event: slot.event,
    outcome: slot.outcome,
    actor_id: slot.actor_id,
    member_id: slot.member_id,
    request_id: slot.request_id,
  }),
)

export async function noteEvent(
  db: Database,
  event: SecurityEvent,
  requestId: string,
  now: Date,
): Promise<void> {
  await insertEvent(db, {
    id: eventIdAt(now),
    at: now.toISOString(),
    event: event.event,
    outcome: event.outcome,
    actor_id: event.actorId ?? null,
    member_id: event.memberId ?? null,
    request_id: requestId,
  })
}

/** What happened to the account of a member, the latest first. */
export async function eventsOf(
  db: Database,
  memberId: string,
  most: number,
): Promise<{ at: string; event: string; outcome: string; requestId: string }[]> {
  const rows = await db
    .selectFrom('security_event')
    .select(['at', 'event', 'outcome', 'request_id'])
    .where('member_id', '=', memberId)
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ at, event, outcome, request_id }) => ({ at, event, outcome, requestId: request_id }))
}

export async function forgetOldEvents(db: Database, before: Date): Promise<void> {
  const end = idsBegin(before)
  const old = db.selectFrom('security_event').select('id as place').where('id', '<', end).orderBy('id')
  await inTurnsByPlace(old, (place = end) =>
    db.deleteFrom('security_event').where('id', '<=', place).executeTakeFirstOrThrow(),
  )
}
