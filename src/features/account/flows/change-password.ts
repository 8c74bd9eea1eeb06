import type { Database } from '#database/database.ts'
import { queueMail } from '#features/mail/store.ts'
import { forgetBrowsersOf, rememberBrowser } from '../browsers/store.ts'
import type { Hasher } from '../passwords/hasher.ts'
import { findPasswordFault, likeFor } from '../passwords/password.ts'
import { forgetProofsOf } from '../proofs/store.ts'
import type { Mark } from '../security-log/mark.ts'
import type { Session } from '../sessions/session.ts'
import { endSessionsOf } from '../sessions/store.ts'
import { findMember, replacePasswordHash } from '../store.ts'
import { checkPassword, stillStands } from './check-password.ts'

export type PasswordChange =
  | { outcome: 'changed' }
  | { outcome: 'wrong' }
  | { outcome: 'ended' }
  | { outcome: 'unfit'; fault: string }
  | { outcome: 'too-often'; retryAt: Date }

export type PasswordWish = {
  currentPassword: string
  newPassword: string
  browserHash: string | undefined
}

/** All other browsers are logged out, and a change of address under way ends; this browser stays. */
export async function changePassword(
  db: Database,
  hasher: Hasher,
  session: Session,
  { currentPassword, newPassword, browserHash }: PasswordWish,
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

  const { member } = check
  const passwordHash = await hasher.hash(newPassword, likeFor(member.passwordHash))
  return db.transaction().execute(async (trx) => {
    if (!(await stillStands(trx, member, session, now))) return { outcome: 'ended' }

    await replacePasswordHash(trx, member, passwordHash)
    await endSessionsOf(trx, memberId, session.tokenHash)
    await forgetBrowsersOf(trx, memberId)
    if (browserHash) await rememberBrowser(trx, browserHash, memberId, now)
    // A link for a new password stays: somebody who stole the password must not void what the mailbox can do.
    await forgetProofsOf(trx, memberId, ['change-email'])
    const { email: to, firstName } = member
    await queueMail(trx, { kind: 'password-changed', to, firstName }, memberId, now)
    await mark.note(trx, { event: 'password-change', outcome: 'changed', memberId, actorId: memberId }, now)
    return { outcome: 'changed' }
  })
}
