import type { Kysely } from 'kysely'

/** How many events of a kind a member has in an hour is read from the index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('security_event_member').execute()
  await db.schema
    .createIndex('security_event_member')
    .on('security_event')
    .columns(['member_id', 'id', 'event'])
    .execute()
}
