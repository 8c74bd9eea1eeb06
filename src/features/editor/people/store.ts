import type { Database } from '#database/database.ts'
import type { KnownEditor } from './editor.ts'

export async function findEditor(db: Database, memberId: string): Promise<KnownEditor | undefined> {
  const row = await db
    .selectFrom('editor')
    .innerJoin('member', 'member.id', 'editor.member_id')
    .select(['member_id', 'first_name', 'last_name', 'is_sample'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return (
    row && {
      memberId: row.member_id,
      name: `${row.first_name} ${row.last_name}`,
      isSample: row.is_sample === 1,
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

/** Whether the account and its mailbox are surely of one person. */
export async function isAtHome(trx: Database, memberId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('member')
    .select('moved_elsewhere')
    .where('id', '=', memberId)
    .executeTakeFirst()
  return row?.moved_elsewhere === 0
}

/** False when they are one already. */
export async function addEditor(trx: Database, memberId: string, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('editor')
    .values({ member_id: memberId, added_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('member_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function removeEditor(trx: Database, memberId: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('editor')
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function keepInvitation(trx: Database, emailKey: string, expiresAt: Date): Promise<void> {
  const expires_at = expiresAt.toISOString()
  await trx
    .insertInto('editor_invitation')
    .values({ email_key: emailKey, expires_at })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet({ expires_at }))
    .execute()
}

export async function forgetInvitation(trx: Database, emailKey: string): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('editor_invitation')
    .where('email_key', '=', emailKey)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export async function forgetOldInvitations(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('editor_invitation').where('expires_at', '<=', now.toISOString()).execute()
}

/** True when an invitation waited for the address of this member, who brought it here in person. */
export async function acceptInvitation(trx: Database, memberId: string, now: Date): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('editor_invitation')
    .where('expires_at', '>', now.toISOString())
    .where('email_key', 'in', (eb) =>
      eb.selectFrom('member').select('email_key').where('id', '=', memberId).where('moved_elsewhere', '=', 0),
    )
    .executeTakeFirst()
  return numDeletedRows === 1n && addEditor(trx, memberId, now)
}

export type ListedEditor = {
  email: string
  name: string
  addedAt: string
  hasSecondFactor: boolean
  /** How many recovery codes are left. */
  codesLeft: number
}

export async function listEditors(db: Database): Promise<ListedEditor[]> {
  const rows = await db
    .selectFrom('editor')
    .innerJoin('member', 'member.id', 'editor.member_id')
    .select(['email', 'first_name', 'last_name', 'added_at', 'totp_confirmed_at'])
    .select(({ selectFrom }) =>
      selectFrom('recovery_code')
        .select(({ fn }) => fn.countAll().as('left'))
        .whereRef('recovery_code.member_id', '=', 'editor.member_id')
        .where('used_at', 'is', null)
        .as('codes_left'),
    )
    .orderBy('email')
    .execute()
  return rows.map((row) => ({
    email: row.email,
    name: `${row.first_name} ${row.last_name}`,
    addedAt: row.added_at,
    hasSecondFactor: row.totp_confirmed_at !== null,
    codesLeft: Number(row.codes_left),
  }))
}

export async function listInvitations(db: Database): Promise<{ email: string; expiresAt: string }[]> {
  const rows = await db.selectFrom('editor_invitation').selectAll().orderBy('email_key').execute()
  return rows.map(({ email_key, expires_at }) => ({ email: email_key, expiresAt: expires_at }))
}
