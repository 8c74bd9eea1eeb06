import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('editor')
    .addColumn('member_id', 'text', (column) =>
      column.primaryKey().references('member.id').onDelete('cascade'),
    )
    .addColumn('added_at', 'text', (column) => column.notNull())
    .addColumn('totp_secret', 'text')
    .addColumn('totp_confirmed_at', 'text')
    .addColumn('totp_last_step', 'integer')
    .execute()

  await db.schema
    .createTable('recovery_code')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('member_id', 'text', (column) =>
      column.notNull().references('editor.member_id').onDelete('cascade'),
    )
    .addColumn('used_at', 'text')
    .execute()
  await db.schema.createIndex('recovery_code_member').on('recovery_code').column('member_id').execute()

  await db.schema.alterTable('session').addColumn('second_factor_at', 'text').execute()
}
