import type { Database } from '#database/database.ts'
import { recoveryHashOf } from './recovery-code.ts'

export type SecondFactor = {
  email: string
  firstName: string
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

/** The first one stays: whoever opens the page twice sees the same picture. */
export async function keepSecret(db: Database, memberId: string, secret: string): Promise<void> {
  await db
    .updateTable('editor')
    .set({ totp_secret: secret })
    .where('member_id', '=', memberId)
    .where('totp_secret', 'is', null)
    .execute()
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

export async function confirmSecret(trx: Database, memberId: string, now: Date): Promise<void> {
  await trx
    .updateTable('editor')
    .set({ totp_confirmed_at: now.toISOString() })
    .where('member_id', '=', memberId)
    .execute()
}

/** False when there is no such editor. */
export async function clearSecondFactor(trx: Database, memberId: string): Promise<boolean> {
  await trx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute()
  const { numUpdatedRows } = await trx
    .updateTable('editor')
    .set({ totp_secret: null, totp_confirmed_at: null, totp_last_step: null })
    .where('member_id', '=', memberId)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** In the place of those there were. */
export async function replaceRecoveryCodes(trx: Database, memberId: string, codes: string[]): Promise<void> {
  await trx.deleteFrom('recovery_code').where('member_id', '=', memberId).execute()
  await trx
    .insertInto('recovery_code')
    .values(codes.map((code) => ({ code_hash: recoveryHashOf(memberId, code), member_id: memberId })))
    .execute()
}

/** How many are left after this one; nothing when it is no code of theirs or was used before. */
export async function takeRecoveryCode(
  trx: Database,
  memberId: string,
  code: string,
  now: Date,
): Promise<number | undefined> {
  const { numUpdatedRows } = await trx
    .updateTable('recovery_code')
    .set({ used_at: now.toISOString() })
    .where('code_hash', '=', recoveryHashOf(memberId, code))
    .where('member_id', '=', memberId)
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
