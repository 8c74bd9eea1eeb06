import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { compileOnce } from '#database/compile-once.ts'
import { type Database, isUniqueViolation } from '#database/database.ts'
import type { MemberTable } from '#database/schema.ts'
import type { ProfileChanges } from '#features/profile/profile.ts'
import { toColumns } from '#features/profile/store.ts'
import { emailKeyOf, type Member } from './member.ts'

const memberColumns = [
  ...(['id', 'email', 'first_name', 'last_name'] as const),
  ...(['password_hash', 'credential_version'] as const),
] as const
type MemberRow = Pick<Selectable<MemberTable>, (typeof memberColumns)[number]>

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

export async function getMember(db: Database, id: string): Promise<Member> {
  const member = await findMember(db, id)
  if (!member) throw new Error('A session without a member.')
  return member
}

export type NewMember = { id?: string; email: string; passwordHash: string; profile: ProfileChanges }

/** Somebody whose mailbox is proven. Nothing when the address is taken already. */
export async function addMember(
  trx: Database,
  { id = randomUUID(), email, passwordHash, profile }: NewMember,
  now: Date,
  { isSample = false } = {},
): Promise<Member | undefined> {
  const row = await trx
    .insertInto('member')
    .values({
      id,
      email,
      email_key: emailKeyOf(email),
      password_hash: passwordHash,
      is_sample: isSample ? 1 : 0,
      created_at: now.toISOString(),
      ...toColumns(profile),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning(memberColumns)
    .executeTakeFirst()
  return row && toMember(row)
}

/**
 * False when password or address changed since this was read: then nothing that was checked counts any more. The row is
 * held to the end of the transaction, so that nobody changes them meanwhile. It is held before anything else of the
 * member, so that two who change something at the same moment do not wait for each other.
 */
export async function confirmCredentials(
  trx: Database,
  { id, credentialVersion, passwordHash }: Member,
): Promise<boolean> {
  return writeCredentials(trx, { id, credentialVersion }, passwordHash, credentialVersion)
}

/** From now on nothing counts that was checked before. False when something else changed them first. */
export async function replacePasswordHash(
  trx: Database,
  { id, credentialVersion }: Member,
  passwordHash: string,
): Promise<boolean> {
  return writeCredentials(trx, { id, credentialVersion }, passwordHash, credentialVersion + 1)
}

/** The same password, stored as new ones are. */
export async function renewPasswordHash(
  trx: Database,
  { id, credentialVersion }: Member,
  passwordHash: string,
): Promise<boolean> {
  return writeCredentials(trx, { id, credentialVersion }, passwordHash, credentialVersion)
}

async function writeCredentials(
  trx: Database,
  { id, credentialVersion }: Pick<Member, 'id' | 'credentialVersion'>,
  password_hash: string,
  credential_version: number,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member')
    .set({ password_hash, credential_version })
    .where('id', '=', id)
    .where('credential_version', '=', credentialVersion)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Read and held: whoever changes password or address at the same moment waits, or was first. */
export async function holdMember(trx: Database, id: string): Promise<Member | undefined> {
  const row = await trx
    .updateTable('member')
    .set(({ ref }) => ({ credential_version: ref('credential_version') }))
    .where('id', '=', id)
    .returning(memberColumns)
    .executeTakeFirst()
  return row && toMember(row)
}

export type NewAddress = {
  email: string
  /** The same password, made like others of the new address. */
  passwordHash: string | null
  isElsewhere: boolean
}

/** False when somebody else has the address by now. */
export async function saveEmail(
  trx: Database,
  { id, passwordHash: present }: Member,
  { email, passwordHash, isElsewhere }: NewAddress,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('member')
    .set(({ eb }) => ({
      email,
      email_key: emailKeyOf(email),
      credential_version: eb('credential_version', '+', 1),
      password_hash: passwordHash ?? present,
      moved_elsewhere: isElsewhere ? 1 : 0,
    }))
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

/** Whoever reads the mailbox has the password too. */
export async function settleAddress(trx: Database, id: string): Promise<void> {
  await trx.updateTable('member').set({ moved_elsewhere: 0 }).where('id', '=', id).execute()
}

/** Two confirmed the same new address at the same moment; the database let one of them have it. */
export const isAddressTaken = isUniqueViolation

/** Sessions and known browsers go with it. */
export async function removeMember(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('proof').where('owner_id', '=', id).execute()
  await undoMember(trx, id)
}

/** Of somebody who was added just now: the links of the registration stay. */
export async function undoMember(trx: Database, id: string): Promise<void> {
  await trx.deleteFrom('member').where('id', '=', id).execute()
}

export async function removeSampleMembers(db: Database): Promise<void> {
  const removed = await db.deleteFrom('member').where('is_sample', '=', 1).returning('id').execute()
  for (const { id } of removed) await db.deleteFrom('proof').where('owner_id', '=', id).execute()
}

function toMember(row: MemberRow): Member {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    passwordHash: row.password_hash,
    credentialVersion: row.credential_version,
  }
}
