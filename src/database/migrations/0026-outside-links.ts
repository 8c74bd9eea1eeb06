import type { Kysely } from 'kysely'

/** Links to other sites that were tried, how that went, and which process tries them now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('outside_link')
    .addColumn('address', 'text', (column) => column.primaryKey())
    .addColumn('tried_at', 'text', (column) => column.notNull())
    .addColumn('failures', 'integer', (column) => column.notNull())
    .addColumn('failed_at', 'text')
    .addColumn('fault', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('link_round')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('holder', 'text', (column) => column.notNull())
    .addColumn('claimed_until', 'text', (column) => column.notNull())
    .execute()
}
