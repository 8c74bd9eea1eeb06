import type { Database } from '#database/database.ts'
import type { KnownEditor } from './editor.ts'
import { may, publishingRoles, type Role, roles } from './roles.ts'

export async function findEditor(db: Database, memberId: string): Promise<KnownEditor | undefined> {
  const row = await db
    .selectFrom('editor')
    .innerJoin('member', 'member.id', 'editor.member_id')
    .select(['member_id', 'first_name', 'last_name', 'is_sample', 'role'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return (
    row && {
      memberId: row.member_id,
      name: `${row.first_name} ${row.last_name}`,
      role: row.role,
      isSample: row.is_sample === 1,
    }
  )
}

/** As it stands in this transaction, whatever the door saw. */
export async function mayPublish(trx: Database, memberId: string): Promise<boolean> {
  const editor = await findEditor(trx, memberId)
  return editor !== undefined && may(editor, 'publish')
}

/** Only somebody who exists in demo mode alone. */
export async function addSampleEditor(db: Database, email: string, now: Date): Promise<void> {
  const sample = db
    .selectFrom('member')
    .select((eb) => ['id', eb.val(now.toISOString()).as('added_at'), eb.val('administrator').as('role')])
    .where('email_key', '=', email)
    .where('is_sample', '=', 1)
  await db
    .insertInto('editor')
    .columns(['member_id', 'added_at', 'role'])
    .expression(sample)
    .onConflict((conflict) => conflict.column('member_id').doUpdateSet({ role: 'administrator' }))
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
export async function addEditor(trx: Database, memberId: string, role: Role, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('editor')
    .values({ member_id: memberId, added_at: now.toISOString(), role })
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

export async function saveRole(trx: Database, memberId: string, role: Role): Promise<void> {
  await trx.updateTable('editor').set({ role }).where('member_id', '=', memberId).execute()
}

export async function countAdministrators(db: Database): Promise<number> {
  return countWithRole(db, ['administrator'])
}

export async function countEditors(db: Database): Promise<number> {
  return countWithRole(db, Object.keys(roles) as Role[])
}

export async function countPublishers(db: Database): Promise<number> {
  return countWithRole(db, publishingRoles)
}

async function countWithRole(db: Database, wanted: readonly Role[]): Promise<number> {
  const { count } = await db
    .selectFrom('editor')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('role', 'in', wanted)
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** `codeHash` lets a colleague who is no member make an account. */
export type KeptInvitation = { emailKey: string; role: Role; expiresAt: Date; codeHash?: string }

export async function keepInvitation(
  trx: Database,
  { emailKey, role, expiresAt, codeHash }: KeptInvitation,
): Promise<void> {
  const invitation = { role, expires_at: expiresAt.toISOString(), code_hash: codeHash ?? null }
  await trx
    .insertInto('editor_invitation')
    .values({ email_key: emailKey, ...invitation })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(invitation))
    .execute()
}

export async function findInvitation(
  db: Database,
  codeHash: string,
  now: Date,
): Promise<{ email: string; role: Role } | undefined> {
  const row = await db
    .selectFrom('editor_invitation')
    .select(['email_key', 'role'])
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return row && { email: row.email_key, role: row.role }
}

/** Of several who try, one gets it. */
export async function takeInvitation(
  trx: Database,
  codeHash: string,
  now: Date,
): Promise<{ role: Role } | undefined> {
  return trx
    .deleteFrom('editor_invitation')
    .where('code_hash', '=', codeHash)
    .where('expires_at', '>', now.toISOString())
    .returning('role')
    .executeTakeFirst()
}

export async function markColleague(trx: Database, memberId: string): Promise<void> {
  await trx.updateTable('member').set({ is_colleague: 1 }).where('id', '=', memberId).execute()
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
  const invitation = await trx
    .deleteFrom('editor_invitation')
    .where('expires_at', '>', now.toISOString())
    .where('email_key', 'in', (eb) =>
      eb.selectFrom('member').select('email_key').where('id', '=', memberId).where('moved_elsewhere', '=', 0),
    )
    .returning('role')
    .executeTakeFirst()
  return invitation !== undefined && addEditor(trx, memberId, invitation.role, now)
}

export type ListedEditor = {
  memberId: string
  email: string
  role: Role
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
    .select(['editor.member_id', 'email', 'first_name', 'last_name', 'added_at', 'totp_confirmed_at', 'role'])
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
    memberId: row.member_id,
    email: row.email,
    role: row.role,
    name: `${row.first_name} ${row.last_name}`,
    addedAt: row.added_at,
    hasSecondFactor: row.totp_confirmed_at !== null,
    codesLeft: Number(row.codes_left),
  }))
}

export type ListedInvitation = { email: string; role: Role; expiresAt: string }

export async function listInvitations(db: Database): Promise<ListedInvitation[]> {
  const rows = await db.selectFrom('editor_invitation').selectAll().orderBy('email_key').execute()
  return rows.map(({ email_key, role, expires_at }) => ({ email: email_key, role, expiresAt: expires_at }))
}
