import { sql } from 'kysely'
import { compileOnce } from '#database/compile-once.ts'
import type { Database } from '#database/database.ts'
import { deleteInBatchesByPlace } from '#database/delete-in-batches.ts'
import type { SecurityEventTable } from '#database/schema.ts'
import { eventIdAt, idsBegin } from './event-id.ts'
import type { SecurityEvent } from './security-event.ts'

/** Whoever saves a thousand times in an hour did so often; each time tells nothing new, and would fill the table. */
export const mostOfAKindInAnHour = 50

type NewEvent = SecurityEventTable & { hourBegins: string }

/** Of one kind a member has so many in an hour at the most: what comes after them stands in the log of the process. */
const insertEvent = compileOnce<NewEvent, object>((db, slot) =>
  db
    .insertInto('security_event')
    .columns(['id', 'at', 'event', 'outcome', 'actor_id', 'member_id', 'request_id'])
    .expression(
      db
        .selectNoFrom([
          textOf(slot.id).as('id'),
          textOf(slot.at).as('at'),
          textOf(slot.event).as('event'),
          textOf(slot.outcome).as('outcome'),
          textOf(slot.actor_id).as('actor_id'),
          textOf(slot.member_id).as('member_id'),
          textOf(slot.request_id).as('request_id'),
        ])
        .where(({ not, exists }) =>
          not(
            exists(
              db
                .selectFrom('security_event as earlier')
                .select('earlier.id')
                .where('earlier.member_id', '=', slot.member_id)
                .where('earlier.id', '>=', slot.hourBegins)
                .where('earlier.event', '=', slot.event)
                .offset(mostOfAKindInAnHour - 1)
                .limit(1),
            ),
          ),
        ),
    ),
)

function textOf<T extends string | null>(value: T) {
  return sql<T>`cast(${value} as text)`
}

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
    hourBegins: idsBegin(new Date(now.getTime() - 3_600_000)),
  })
}

export type LoggedEvent = { at: string; event: string; outcome: string; requestId: string }

/** What happened to the account of a member, the latest first; `last` leads to those before them. */
export async function eventsBefore(
  db: Database,
  memberId: string,
  before: string | undefined,
  most: number,
): Promise<{ events: LoggedEvent[]; last: string | undefined }> {
  const rows = await db
    .selectFrom('security_event')
    .select(['id', 'at', 'event', 'outcome', 'request_id'])
    .where('member_id', '=', memberId)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(most)
    .execute()
  const events = rows.map(({ at, event, outcome, request_id }) => ({
    ...{ at, event, outcome },
    requestId: request_id,
  }))
  return { events, last: rows.at(-1)?.id }
}

export async function forgetOldEvents(db: Database, before: Date): Promise<void> {
  const end = idsBegin(before)
  const old = db.selectFrom('security_event').select('id as place').where('id', '<', end).orderBy('id')
  await deleteInBatchesByPlace(old, (place = end) =>
    db.deleteFrom('security_event').where('id', '<=', place).executeTakeFirstOrThrow(),
  )
}
