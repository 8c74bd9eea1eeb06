import type { Kysely } from 'kysely'

/**
 * Who may do what in the redactie, what waits for a check, and what a second person must see. Whoever is an editor
 * already may do what they could: all but deciding who belongs to the redactie, which only the command did.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const tables = db as Kysely<{
    editor: { role: string }
    editor_invitation: { role: string }
    draft: { written_by: string | null; updated_by: string | null }
    guarded_page: { path: string }
  }>
  for (const table of ['editor', 'editor_invitation'] as const) {
    await db.schema
      .alterTable(table)
      .addColumn('role', 'text', (column) => column.notNull().defaultTo('writer'))
      .execute()
    await tables.updateTable(table).set({ role: 'chief-editor' }).execute()
  }
  await db.schema.alterTable('editor_invitation').addColumn('code_hash', 'text').execute()
  await db.schema
    .alterTable('member')
    .addColumn('is_colleague', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()

  for (const name of ['written_by', 'asked_by'])
    await db.schema
      .alterTable('draft')
      .addColumn(name, 'text', (column) => column.references('member.id').onDelete('set null'))
      .execute()
  for (const name of ['asked_at', 'mailed_at'])
    await db.schema.alterTable('draft').addColumn(name, 'text').execute()
  await db.schema.alterTable('draft').addColumn('asked_revision', 'integer').execute()
  await tables
    .updateTable('draft')
    .set((eb) => ({ written_by: eb.ref('updated_by') }))
    .execute()
  for (const name of ['written_by', 'asked_by', 'asked_at'])
    await db.schema.createIndex(`draft_${name}`).on('draft').column(name).execute()

  await db.schema
    .createTable('remark')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('block_id', 'text', (column) => column.notNull())
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('words', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.references('member.id').onDelete('set null'))
    .addColumn('answer', 'text')
    .addColumn('handled_at', 'text')
    .addColumn('handled_by', 'text', (column) => column.references('member.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('remark_path').on('remark').columns(['path', 'id']).execute()
  await db.schema.createIndex('remark_by').on('remark').column('by').execute()
  await db.schema.createIndex('remark_handled_by').on('remark').column('handled_by').execute()

  await db.schema
    .createTable('guarded_page')
    .addColumn('path', 'text', (column) => column.primaryKey())
    .execute()
  await tables
    .insertInto('guarded_page')
    .values(['/privacy', '/cookies', '/voorwaarden'].map((path) => ({ path })))
    .execute()

  await db.schema
    .createTable('setting_proposal')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('id', 'text', (column) => column.notNull())
    .addColumn('typed', 'text', (column) => column.notNull())
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('by', 'text', (column) => column.references('member.id').onDelete('set null'))
    .execute()
  await db.schema.createIndex('setting_proposal_by').on('setting_proposal').column('by').execute()
}
