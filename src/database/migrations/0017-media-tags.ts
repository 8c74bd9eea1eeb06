import type { Kysely } from 'kysely'

/** Words by which editors find a picture or film back, with commas between them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('media')
    .addColumn('tags', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
}
