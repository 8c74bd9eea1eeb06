import { randomUUIDv7 } from 'node:crypto'
import type { Database } from '#database/database.ts'
import type { SecurityEvent } from './security-event.ts'

export async function noteEvent(
  db: Database,
  event: SecurityEvent,
  requestId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('security_event')
    .values({
      id: randomUUIDv7(),
      at: now.toISOString(),
      event: event.event,
      outcome: event.outcome,
      actor_id: event.actorId ?? null,
      member_id: event.memberId ?? null,
      request_id: requestId,
    })
    .execute()
}

export async function forgetOldEvents(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('security_event').where('at', '<', before.toISOString()).execute()
}
