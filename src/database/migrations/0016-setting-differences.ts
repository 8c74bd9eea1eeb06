import type { Kysely } from 'kysely'

/** What each change of a setting did, so that it can be read and undone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('setting_change').addColumn('difference', 'text').execute()
}
