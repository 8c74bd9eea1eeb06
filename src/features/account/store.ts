import { randomUUID } from 'node:crypto'
import { compileOnce } from '#database/compile-once.ts'
import { type Database, isUniqueViolation } from '#database/database.ts'
import type { MemberTable } from '#database/schema.ts'
import type { ProfileChanges } from '#features/profile/profile.ts'
import { toColumns } from '#features/profile/store.ts'
import { emailKeyOf, type Member } from './member.ts'

const memberColumns = ['id', 'email', 'first_name', 'last_name', 'password_hash', 'state'] as const
type MemberRow = Pick<MemberTable, (typeof memberColumns)[number]>

const membersByEmail = compileOnce<{ key: string }, MemberRow>((db, slot) =>
  db.selectFrom('member').select(memberColumns).where('email_key', '=', slot.key),
)

export async function findMemberByEmail(db: Database, email: string): Promise<Member | undefined> {
  const [row] = await membersByEmail(db, { key: emailKeyOf(email) })
  return row && toMember(row)
}

export async function findMember(db: Database, id: string): Promise<Member | undefined> {
  const row = await db.selectFrom('member').select(memberColumns).where('id', '=', id).executeTakeFirst()
  return row && toMember(row)
}

export type NewMember = { email: string; passwordHash: string; profile: ProfileChanges }

/** Nothing when the address is taken already. */
export async function addMember(
  trx: Database,
  { email, passwordHash, profile }: NewMember,
  now: Date,
  as: { state: Member['state']; isSample: boolean } = { state: 'pending', isSample: false },
): Promise<Member | undefined> {
  const row = await trx
    .insertInto('member')
    .values({
      id: randomUUID(),
      email,
      email_key: emailKeyOf(email),
      password_hash: passwordHash,
      state: as.state,
      is_sample: as.isSample ? 1 : 0,
      created_at: now.toISOString(),
      ...toColumns(profile),
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning(memberColumns)
    .executeTakeFirst()
  return row && toMember(row)
}

/** Nothing when there is no member with this address whose mailbox was never proven. */
export async function replacePendingMember(
  trx: Database,
  { email, passwordHash, profile }: NewMember,
  now: Date,
): Promise<Member | undefined> {
  const row = await trx
    .updateTable('member')
    .set({ email, password_hash: passwordHash, created_at: now.toISOString(), ...toColumns(profile) })
    .where('email_key', '=', emailKeyOf(email))
    .where('state', '=', 'pending')
    .returning(memberColumns)
    .executeTakeFirst()
  return row && toMember(row)
}

export async function activateMember(trx: Database, id: string): Promise<void> {
  await trx.updateTable('member').set({ state: 'active' }).where('id', '=', id).execute()
}

/** False when the password was changed meanwhile. The row is held, so that nobody changes it before the end. */
export async function confirmPasswordHash(
  trx: Database,
  id: string,
  verifiedHash: string,
  newHash: string,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member')
    .set({ password_hash: newHash })
    .where('id', '=', id)
    .where('password_hash', '=', verifiedHash)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function savePasswordHash(db: Database, id: string, passwordHash: string): Promise<void> {
  await db.updateTable('member').set({ password_hash: passwordHash }).where('id', '=', id).execute()
}

/** False when somebody else has the address by now. */
export async function saveEmail(trx: Database, id: string, email: string): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member')
    .set({ email, email_key: emailKeyOf(email) })
    .where('id', '=', id)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('member as other')
            .select('other.id')
            .where('other.email_key', '=', emailKeyOf(email))
            .where('other.id', '!=', id),
        ),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Two confirmed the same new address at the same moment; the database let one of them have it. */
export const isAddressTaken = isUniqueViolation

/** Sessions and proofs go with it. */
export async function removeMember(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('member').where('id', '=', id).execute()
}

export async function removeSampleMembers(db: Database): Promise<void> {
  await db.deleteFrom('member').where('is_sample', '=', 1).execute()
}

export async function forgetPendingMembers(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('member')
    .where('state', '=', 'pending')
    .where('created_at', '<', before.toISOString())
    .where('is_sample', '=', 0)
    .execute()
}

function toMember(row: MemberRow): Member {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    passwordHash: row.password_hash,
    state: row.state,
  }
}
