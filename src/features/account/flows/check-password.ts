import type { Database } from '#database/database.ts'
import { passwordsPerMember } from '../limits/limit.ts'
import { clearAllowance, takeAllowance } from '../limits/store.ts'
import type { Member } from '../member.ts'
import type { Hasher } from '../passwords/hasher.ts'
import { findMember } from '../store.ts'

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
  const allowance = await takeAllowance(db, passwordsPerMember, memberId, now)
  if (!allowance.allowed) return { outcome: 'too-often', retryAt: allowance.retryAt }

  const member = await findMember(db, memberId)
  if (!member || !(await hasher.verify(password, member.passwordHash))) return { outcome: 'wrong' }

  await clearAllowance(db, passwordsPerMember, memberId)
  return { outcome: 'right', member }
}
