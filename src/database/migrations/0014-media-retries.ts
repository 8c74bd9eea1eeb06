import type { Kysely } from 'kysely'

/** How often making the files was put off: the pauses grow with it, on whichever process. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('media')
    .addColumn('postponed', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
