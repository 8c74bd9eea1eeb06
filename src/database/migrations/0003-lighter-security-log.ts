import type { Kysely } from 'kysely'

/** The id of an event begins with its time, so the time needs no index of its own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('security_event_at').execute()
}
