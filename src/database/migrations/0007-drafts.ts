import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('draft')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('path', 'text', (column) => column.notNull().unique())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('revision', 'integer', (column) => column.notNull())
    .addColumn('based_on', 'integer')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('updated_by', 'text', (column) => column.references('member.id').onDelete('set null'))
    .addColumn('publish_at', 'text')
    .addColumn('publish_by', 'text', (column) => column.references('member.id').onDelete('set null'))
    .addColumn('publish_fault', 'text')
    .execute()
  await db.schema.createIndex('draft_publish_at').on('draft').column('publish_at').execute()
  await db.schema.createIndex('draft_updated_by').on('draft').column('updated_by').execute()
  await db.schema.createIndex('draft_publish_by').on('draft').column('publish_by').execute()

  await db.schema
    .createTable('past_version')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('document', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.references('member.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('past_version_path').on('past_version').columns(['path', 'at']).execute()
  await db.schema.createIndex('past_version_by').on('past_version').column('by').execute()

  await db.schema
    .createTable('preview')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('draft_id', 'text', (column) => column.notNull().references('draft.id').onDelete('cascade'))
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('preview_draft').on('preview').column('draft_id').execute()
  await db.schema.createIndex('preview_expires').on('preview').column('expires_at').execute()
}
