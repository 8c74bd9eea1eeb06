import type { Database } from '#database/database.ts'

export type SecondFactor = {
  email: string
  firstName: string
  /** Sealed. */
  secret: string | null
  isConfirmed: boolean
  lastStep: number | null
}

export async function findSecondFactor(db: Database, memberId: string): Promise<SecondFactor | undefined> {
  const row = await db
    .selectFrom('editor')
    .innerJoin('member', 'member.id', 'editor.member_id')
    .select(['email', 'first_name', 'totp_secret', 'totp_confirmed_at', 'totp_last_step'])
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return (
    row && {
      email: row.email,
      firstName: row.first_name,
      secret: row.totp_secret,
      isConfirmed: row.totp_confirmed_at !== null,
      lastStep: row.totp_last_step,
    }
  )
}

/** What was shown to a session for its app, and what that is bound to. */
export type Offer = { email: string; credentialVersion: number; secret: string | null }

export async function findOffer(db: Database, tokenHash: string): Promise<Offer | undefined> {
  const row = await db
    .selectFrom('session')
    .innerJoin('member', 'member.id', 'session.member_id')
    .select(['email', 'credential_version', 'totp_offer'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row && { email: row.email, credentialVersion: row.credential_version, secret: row.totp_offer }
}

export async function saveOffer(trx: Database, tokenHash: string, sealed: string | null): Promise<void> {
  await trx.updateTable('session').set({ totp_offer: sealed }).where('token_hash', '=', tokenHash).execute()
}

/** False when this step, or a later one, was taken meanwhile. */
export async function takeStep(trx: Database, memberId: string, step: number): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('editor')
    .set({ totp_last_step: step })
    .where('member_id', '=', memberId)
    .where(({ eb, or }) => or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', step)]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False when another session was first: a secret that counts is never replaced. */
export async function confirmSecret(
  trx: Database,
  memberId: string,
  { sealed, step }: { sealed: string; step: number },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('editor')
    .set({ totp_secret: sealed, totp_confirmed_at: now.toISOString(), totp_last_step: step })
    .where('member_id', '=', memberId)
    .where('totp_confirmed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function clearSecondFactor(trx: Database, memberId: string): Promise<void> {
  await trx
    .updateTable('editor')
    .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
    .where('member_id', '=', memberId)
    .execute()
  await trx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute()
}

/** What counts, of every editor. */
export async function confirmedSecrets(db: Database): Promise<{ memberId: string; secret: string }[]> {
  const rows = await db
    .selectFrom('editor')
    .select(['member_id', 'totp_secret'])
    .where('totp_confirmed_at', 'is not', null)
    .execute()
  return rows.map(({ member_id, totp_secret }) => ({ memberId: member_id, secret: totp_secret ?? '' }))
}

/** Of a release that did not seal. */
export async function replacePlainSecret(
  db: Database,
  memberId: string,
  plain: string,
  sealed: string,
): Promise<void> {
  await db
    .updateTable('editor')
    .set({ totp_secret: sealed })
    .where('member_id', '=', memberId)
    .where('totp_secret', '=', plain)
    .execute()
}

export type HashedCode = { place: string; hash: string }

/** In the place of those there were. */
export async function replaceRecoveryCodes(
  trx: Database,
  memberId: string,
  codes: HashedCode[],
): Promise<void> {
  await trx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute()
  await trx
    .insertInto('recovery_code')
    .values(codes.map(({ place, hash }) => ({ member_id: memberId, place, code_hash: hash })))
    .execute()
}

/** Nothing when there is no such code, or it was used. */
export async function findRecoveryHash(
  db: Database,
  memberId: string,
  place: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('recovery_code')
    .select('code_hash')
    .where('member_id', '=', memberId)
    .where('place', '=', place)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row?.code_hash
}

/** How many are left after this one; nothing when it was used or replaced meanwhile. */
export async function takeRecoveryCode(
  trx: Database,
  memberId: string,
  { place, hash }: HashedCode,
  now: Date,
): Promise<number | undefined> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_code')
    .set({ used_at: now.toISOString() })
    .where('member_id', '=', memberId)
    .where('place', '=', place)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  if (numUpdatedRows !== 1n) return undefined

  const { left } = await trx
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll().as('left'))
    .where('member_id', '=', memberId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(left)
}
