import { type Kysely, sql } from 'kysely'

/**
 * A secret that is not confirmed belongs to a session; those that belonged to an account go. Recovery codes are hashed
 * as passwords are, which nobody can do afterwards: the old ones go, and whoever has no app any more asks for a reset.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('session').addColumn('totp_offer', 'text').execute()
  await sql`update editor set totp_secret = null, totp_last_step = null where totp_confirmed_at is null`.execute(
    db,
  )

  await db.schema.dropTable('recovery_code').execute()
  await db.schema
    .createTable('recovery_code')
    .addColumn('member_id', 'text', (column) =>
      column.notNull().references('editor.member_id').onDelete('cascade'),
    )
    .addColumn('place', 'text', (column) => column.notNull())
    .addColumn('code_hash', 'text', (column) => column.notNull())
    .addColumn('used_at', 'text')
    .addPrimaryKeyConstraint('recovery_code_key', ['member_id', 'place'])
    .execute()
}
