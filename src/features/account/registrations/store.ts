import { randomUUID } from 'node:crypto'
import type { Database } from '#database/database.ts'
import type { RegistrationTable } from '#database/schema.ts'
import type { ProfileChanges } from '#features/profile/profile.ts'
import { addressHashOf, type Registration } from './registration.ts'

export type NewRegistration = {
  email: string
  passwordHash: string
  profile: ProfileChanges
  browserHash: string | null
}

/** One for an address that has an account leads nowhere; of it only what a login can meet is kept. */
export async function addRegistration(
  trx: Database,
  { email, passwordHash, profile, browserHash }: NewRegistration,
  now: Date,
  { leadsNowhere = false, isSample = false } = {},
): Promise<string> {
  const id = randomUUID()
  await trx
    .insertInto('registration')
    .values({
      id,
      address_hash: addressHashOf(email),
      email: leadsNowhere ? null : email,
      profile: leadsNowhere ? null : JSON.stringify(profile),
      password_hash: passwordHash,
      browser_hash: browserHash,
      is_sample: isSample ? 1 : 0,
      created_at: now.toISOString(),
    })
    .execute()
  return id
}

export async function findRegistration(db: Database, id: string): Promise<Registration | undefined> {
  const row = await db.selectFrom('registration').selectAll().where('id', '=', id).executeTakeFirst()
  return row && toRegistration(row)
}

/** The latest of this browser, or else of all, of those that can still become an account. */
export async function findRegistrationFor(
  db: Database,
  email: string,
  browserHashes: string[],
): Promise<Registration | undefined> {
  const open = db
    .selectFrom('registration')
    .selectAll()
    .where('address_hash', '=', addressHashOf(email))
    .where('email', 'is not', null)
    .orderBy('created_at', 'desc')
    .limit(1)
  const own =
    browserHashes.length > 0
      ? await open.where('browser_hash', 'in', browserHashes).executeTakeFirst()
      : undefined
  const row = own ?? (await open.executeTakeFirst())
  return row && toRegistration(row)
}

/** Those of a browser that are of registrations for this address. */
export async function findTokensFor(db: Database, email: string, browserHashes: string[]): Promise<string[]> {
  if (browserHashes.length === 0) return []
  const rows = await db
    .selectFrom('registration')
    .select('browser_hash')
    .where('address_hash', '=', addressHashOf(email))
    .where('browser_hash', 'in', browserHashes)
    .execute()
  return rows.flatMap(({ browser_hash }) => browser_hash ?? [])
}

/** The hash of any password that was chosen for this address: they share their salt. */
export async function findChosenHash(db: Database, email: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('registration')
    .select('password_hash')
    .where('address_hash', '=', addressHashOf(email))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.password_hash
}

/** Whether somebody chose just this password for this address; also one that leads nowhere counts. */
export async function isRegistered(db: Database, email: string, passwordHash: string): Promise<boolean> {
  const row = await db
    .selectFrom('registration')
    .select('id')
    .where('address_hash', '=', addressHashOf(email))
    .where('password_hash', '=', passwordHash)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Whoever takes it makes an account of it. Nothing when somebody else was first. */
export async function takeRegistration(trx: Database, id: string): Promise<Registration | undefined> {
  const row = await trx
    .deleteFrom('registration')
    .where('id', '=', id)
    .where('email', 'is not', null)
    .returningAll()
    .executeTakeFirst()
  return row && toRegistration(row)
}

/**
 * The address has an account now, or has it no longer: others that asked for it lead nowhere from now on. They are not
 * forgotten at once, because whoever asked would see that.
 */
export async function closeRegistrations(trx: Database, email: string): Promise<void> {
  const closed = await trx
    .updateTable('registration')
    .set({ email: null, profile: null })
    .where('address_hash', '=', addressHashOf(email))
    .where('email', 'is not', null)
    .returning('id')
    .execute()
  for (const { id } of closed) await trx.deleteFrom('proof').where('owner_id', '=', id).execute()
}

export async function hasSampleRegistration(db: Database, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('registration')
    .select('id')
    .where('address_hash', '=', addressHashOf(email))
    .where('is_sample', '=', 1)
    .executeTakeFirst()
  return row !== undefined
}

export async function removeSampleRegistrations(db: Database): Promise<void> {
  await db.deleteFrom('registration').where('is_sample', '=', 1).execute()
}

export async function forgetOldRegistrations(db: Database, before: Date): Promise<void> {
  await db
    .deleteFrom('registration')
    .where('created_at', '<', before.toISOString())
    .where('is_sample', '=', 0)
    .execute()
}

function toRegistration(row: RegistrationTable): Registration | undefined {
  if (row.email === null || row.profile === null) return undefined
  return {
    id: row.id,
    email: row.email,
    passwordHash: row.password_hash,
    profile: JSON.parse(row.profile),
    browserHash: row.browser_hash,
    createdAt: row.created_at,
  }
}
