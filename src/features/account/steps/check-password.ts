import type { Database } from '#database/database.ts'
import { limits } from '#features/limits/limit.ts'
import { clearAllowance, orGiveBack, takeAllowances } from '#features/limits/store.ts'
import type { Member } from '../member.ts'
import type { Hasher } from '../passwords/hasher.ts'
import type { Session } from '../sessions/session.ts'
import { isSessionAlive } from '../sessions/store.ts'
import { confirmCredentials, findMember } from '../store.ts'

export type PasswordCheck =
  | { outcome: 'right'; member: Member }
  | { outcome: 'wrong' }
  | { outcome: 'too-often'; retryAt: Date }

/** Before something that matters, a member shows the password again; guessing is limited as at the login. */
export async function checkPassword(
  db: Database,
  hasher: Hasher,
  memberId: string,
  password: string,
  now: Date,
): Promise<PasswordCheck> {
  const counted = [
    // First: what this one refuses costs no hash, and must not bring the other nearer.
    [limits.passwordsPerMember, memberId],
    [limits.passwordChecksPerMember, memberId],
  ] as const
  const allowance = await takeAllowances(db, counted, now)
  if (!allowance.allowed) return { outcome: 'too-often', retryAt: allowance.retryAt }

  const member = await findMember(db, memberId)
  const isRight =
    member && (await orGiveBack(db, counted, () => hasher.verify(password, member.passwordHash)))
  if (!isRight) return { outcome: 'wrong' }

  await clearAllowance(db, limits.passwordsPerMember, memberId)
  return { outcome: 'right', member }
}

/**
 * What was checked before the transaction still stands inside it: nobody changed password or address, and the session
 * was not ended. A reset at the same moment is either over, and then this says no, or waits until we are done, and then
 * undoes what we did.
 */
export async function stillStands(
  trx: Database,
  member: Member,
  { tokenHash }: Session,
  now: Date,
): Promise<boolean> {
  return (await confirmCredentials(trx, member)) && (await isSessionAlive(trx, tokenHash, now))
}
