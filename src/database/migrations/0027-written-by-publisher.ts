import { type Kysely, sql } from 'kysely'

/** Of those who may publish, who wrote last in a concept. It stays when a writer saves after them, and when it is laid aside. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['draft', 'past_version']) {
    await db.schema
      .alterTable(table)
      .addColumn('written_by_publisher', 'text', (column) =>
        column.references('member.id').onDelete('set null'),
      )
      .execute()
    await db.schema
      .createIndex(`${table}_written_by_publisher`)
      .on(table)
      .column('written_by_publisher')
      .execute()
  }
  await sql`update draft set written_by_publisher = written_by
    where written_by in (select member_id from editor where role <> 'writer')`.execute(db)
}
