import type { Kysely } from 'kysely'

/** Addresses that visitors asked for and did not get, and those of which an editor said that they need nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('missed_address')
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('times', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('missed_address_key', ['day', 'path'])
    .execute()
  await db.schema
    .createTable('dismissed_address')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('at', 'text', (column) => column.notNull())
    .execute()
}
