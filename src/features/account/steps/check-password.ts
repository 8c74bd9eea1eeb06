import type { Database } from '#database/database.ts'
import { limits } from '#features/limits/limit.ts'
import { clearAllowance, giveBackAllowance, orGiveBack, takeAllowance } from '#features/limits/store.ts'
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
  const guess = [limits.passwordsPerMember, memberId] as const
  const check = [limits.passwordChecksPerMember, memberId] as const
  // First: what this one refuses costs no hash, and must not bring the other nearer.
  const guesses = await takeAllowance(db, ...guess, now)
  if (!guesses.allowed) return { outcome: 'too-often', retryAt: guesses.retryAt }
  const checks = await takeAllowance(db, ...check, now)
  // Nobody looked at the password: it is no wrong one.
  if (!checks.allowed) await giveBackAllowance(db, ...guess)
  if (!checks.allowed) return { outcome: 'too-often', retryAt: checks.retryAt }

  const member = await findMember(db, memberId)
  const isRight =
    member && (await orGiveBack(db, [guess, check], () => hasher.verify(password, member.passwordHash)))
  if (!isRight) return { outcome: 'wrong' }

  await clearAllowance(db, ...guess)
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
