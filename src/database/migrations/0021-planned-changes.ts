import type { Kysely } from 'kysely'

/** What happens by itself at a time that an editor chose, beside the publication of drafts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('planned_change')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.references('member.id').onDelete('set null'))
    .addColumn('fault', 'text')
    .execute()
  await db.schema.createIndex('planned_change_at').on('planned_change').column('at').execute()
  await db.schema.createIndex('planned_change_by').on('planned_change').column('by').execute()
}
