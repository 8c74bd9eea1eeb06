import type { Kysely } from 'kysely'

/** Members read what happened to their own account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('security_event_member')
    .on('security_event')
    .columns(['member_id', 'id'])
    .execute()
}
