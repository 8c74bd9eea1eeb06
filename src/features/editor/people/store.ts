import type { Database } from '#database/database.ts'
import type { KnownEditor } from './editor.ts'

export async function findEditor(db: Database, memberId: string): Promise<KnownEditor | undefined> {
  const row = await db
    .selectFrom('editor')
    .innerJoin('member', 'member.id', 'editor.member_id')
    .select(['member_id', 'first_name', 'last_name', 'is_sample', 'totp_confirmed_at'])
    .where('member_id', '=', memberId)
    .where('state', '=', 'active')
    .executeTakeFirst()
  return (
    row && {
      memberId: row.member_id,
      name: `${row.first_name} ${row.last_name}`,
      isSample: row.is_sample === 1,
      hasSecondFactor: row.totp_confirmed_at !== null,
    }
  )
}

/** Only somebody who exists in demo mode alone. */
export async function addSampleEditor(db: Database, email: string, now: Date): Promise<void> {
  const sample = db
    .selectFrom('member')
    .select((eb) => ['id', eb.val(now.toISOString()).as('added_at')])
    .where('email_key', '=', email)
    .where('is_sample', '=', 1)
  await db
    .insertInto('editor')
    .columns(['member_id', 'added_at'])
    .expression(sample)
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .execute()
}
