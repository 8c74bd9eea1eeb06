import type { Database } from '#database/database.ts'
import { emailKeyOf } from '../member.ts'
import { newSecret, secretHashOf } from '../secret.ts'
import { expiryOf, type ProofPurpose } from './proof.ts'

export type NewProof = { ownerId: string; purpose: ProofPurpose; email?: string; passwordHash?: string }
export type FoundProof = {
  ownerId: string
  email: string | null
  passwordHash: string | null
  state: 'valid' | 'used' | 'expired'
}

/** Gives the code to mail. It replaces an older one for the same purpose. */
export async function issueProof(
  trx: Database,
  { ownerId, purpose, email, passwordHash }: NewProof,
  now: Date,
): Promise<string> {
  const code = newSecret()
  const values = {
    code_hash: secretHashOf(code),
    email: email ?? null,
    password_hash: passwordHash ?? null,
    expires_at: expiryOf(purpose, now).toISOString(),
    used_at: null,
  }
  await trx
    .insertInto('proof')
    .values({ owner_id: ownerId, purpose, ...values })
    .onConflict((conflict) => conflict.columns(['owner_id', 'purpose']).doUpdateSet(values))
    .execute()
  return code
}

/** The same code for longer, when one for this address is under way. */
export async function extendProof(
  trx: Database,
  { ownerId, purpose, email = '' }: NewProof,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('proof')
    .set({ expires_at: expiryOf(purpose, now).toISOString() })
    .where('owner_id', '=', ownerId)
    .where('purpose', '=', purpose)
    .where(({ fn }) => fn('lower', ['email']), '=', emailKeyOf(email))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Looks without taking: for the page that a mailed link opens. */
export async function findProof(
  db: Database,
  code: string,
  purpose: ProofPurpose,
  now: Date,
): Promise<FoundProof | undefined> {
  const row = await db
    .selectFrom('proof')
    .select(['owner_id', 'email', 'password_hash', 'expires_at', 'used_at'])
    .where('code_hash', '=', secretHashOf(code))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  if (!row) return undefined

  const state = row.used_at ? 'used' : row.expires_at <= now.toISOString() ? 'expired' : 'valid'
  return { ownerId: row.owner_id, email: row.email, passwordHash: row.password_hash, state }
}

/** Marks the proof as used and says what it was for. A proof works once, whoever comes at the same moment. */
export async function takeProof(
  trx: Database,
  code: string,
  purpose: ProofPurpose,
  now: Date,
): Promise<{ ownerId: string; email: string | null } | undefined> {
  const row = await trx
    .updateTable('proof')
    .set({ used_at: now.toISOString(), password_hash: null })
    .where('code_hash', '=', secretHashOf(code))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning(['owner_id', 'email'])
    .executeTakeFirst()
  return row && { ownerId: row.owner_id, email: row.email }
}

/** It was taken and led to nothing: it must not say later that it did. */
export async function forgetProof(trx: Database, code: string): Promise<void> {
  await trx.deleteFrom('proof').where('code_hash', '=', secretHashOf(code)).execute()
}

/** Links that were asked for before something changed must not undo it. Used ones stay, to say so kindly. */
export async function forgetProofsOf(
  trx: Database,
  ownerId: string,
  purposes: ProofPurpose[] = ['activate', 'reset-password', 'change-email'],
): Promise<void> {
  await trx
    .deleteFrom('proof')
    .where('owner_id', '=', ownerId)
    .where('purpose', 'in', purposes)
    .where('used_at', 'is', null)
    .execute()
}

/** Kept a while after they expired, so that an old link can still say so kindly. */
export async function forgetOldProofs(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('proof').where('expires_at', '<', before.toISOString()).execute()
}
