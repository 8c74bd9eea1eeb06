import type { Kysely } from 'kysely'

/**
 * Which editors have a concept before them now, and at which block they are. A concept may be published at the moment that
 * somebody tells to be there, so it is not referred to: what is left of it is soon forgotten.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('presence')
    .addColumn('draft_id', 'text', (column) => column.notNull())
    .addColumn('member_id', 'text', (column) => column.notNull().references('member.id').onDelete('cascade'))
    .addColumn('tab', 'text', (column) => column.notNull())
    .addColumn('block_id', 'text')
    .addColumn('seen_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('presence_key', ['draft_id', 'member_id', 'tab'])
    .execute()
  await db.schema.createIndex('presence_member').on('presence').column('member_id').execute()
}
