import type { Database } from '#database/database.ts'
import { queueMail } from '#features/mail/store.ts'
import type { Hasher } from '../passwords/hasher.ts'
import { findPasswordFault } from '../passwords/password.ts'
import { forgetProofsOf } from '../proofs/store.ts'
import type { Mark } from '../security-log/mark.ts'
import type { Session } from '../sessions/session.ts'
import { endSessionsOf } from '../sessions/store.ts'
import { findMember, savePasswordHash } from '../store.ts'
import { checkPassword } from './check-password.ts'

export type PasswordChange =
  | { outcome: 'changed' }
  | { outcome: 'wrong' }
  | { outcome: 'unfit'; fault: string }
  | { outcome: 'too-often'; retryAt: Date }

/** All other browsers are logged out; this one stays. */
export async function changePassword(
  db: Database,
  hasher: Hasher,
  session: Session,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  mark: Mark,
  now: Date,
): Promise<PasswordChange> {
  const { memberId } = session
  const owner = await findMember(db, memberId)
  const fault = owner && findPasswordFault(newPassword, owner)
  if (fault) return { outcome: 'unfit', fault }

  const check = await checkPassword(db, hasher, memberId, currentPassword, now)
  if (check.outcome !== 'right') {
    await mark.note(
      db,
      { event: 'password-change', outcome: check.outcome, memberId, actorId: memberId },
      now,
    )
    return check
  }

  const passwordHash = await hasher.hash(newPassword)
  const { email, firstName } = check.member
  return db.transaction().execute(async (trx) => {
    await savePasswordHash(trx, memberId, passwordHash)
    await endSessionsOf(trx, memberId, session.tokenHash)
    await forgetProofsOf(trx, memberId, ['reset-password', 'change-email'])
    await queueMail(trx, { kind: 'password-changed', to: email, firstName }, memberId, now)
    await mark.note(trx, { event: 'password-change', outcome: 'changed', memberId, actorId: memberId }, now)
    return { outcome: 'changed' }
  })
}
