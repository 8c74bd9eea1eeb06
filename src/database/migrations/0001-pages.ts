import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('page')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('file_hash', 'text')
    .addColumn('edited_at', 'text')
    .addColumn('published', 'integer', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('page_version').on('page').column('version').execute()

  await db.schema
    .createTable('redirect')
    .addColumn('from_path', 'text', (column) => column.primaryKey())
    .addColumn('to_path', 'text', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('site_version')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('number', 'integer', (column) => column.notNull())
    .execute()
  await (db as Kysely<{ site_version: { id: number; number: number } }>)
    .insertInto('site_version')
    .values({ id: 1, number: 0 })
    .execute()
}
