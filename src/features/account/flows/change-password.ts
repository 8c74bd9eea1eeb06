import type { Database } from '#database/database.ts'
import { limits } from '#features/limits/limit.ts'
import { takeAllowance } from '#features/limits/store.ts'
import { queueMail } from '#features/mail/store.ts'
import { forgetBrowsersOf, rememberBrowser } from '../browsers/store.ts'
import type { Hasher } from '../passwords/hasher.ts'
import { findPasswordFault } from '../passwords/password.ts'
import type { ProofPurpose } from '../proofs/proof.ts'
import { forgetProofsOf } from '../proofs/store.ts'
import type { Audit } from '../security-log/audit.ts'
import type { Session } from '../sessions/session.ts'
import { endSessionsOf } from '../sessions/store.ts'
import { checkPassword, stillStands } from '../steps/check-password.ts'
import { findMember, replacePasswordHash } from '../store.ts'

export type PasswordChange =
  | { outcome: 'changed' }
  | { outcome: 'wrong' }
  | { outcome: 'ended' }
  | { outcome: 'unfit'; fault: string }
  | { outcome: 'too-often'; retryAt: Date }

export type PasswordWish = {
  currentPassword: string
  newPassword: string
  /** Known from now on. */
  browserHash: string
}

/** All other browsers are logged out, and links that were mailed are void; this browser stays. */
export async function changePassword(
  db: Database,
  hasher: Hasher,
  session: Session,
  { currentPassword, newPassword, browserHash }: PasswordWish,
  audit: Audit,
  now: Date,
): Promise<PasswordChange> {
  const { memberId } = session
  const owner = await findMember(db, memberId)
  const fault = owner && findPasswordFault(newPassword, owner)
  if (fault) return { outcome: 'unfit', fault }

  const check = await checkPassword(db, hasher, memberId, currentPassword, now)
  if (check.outcome !== 'right') {
    await audit.note(
      db,
      { event: 'password-change', outcome: check.outcome, memberId, actorId: memberId },
      now,
    )
    return check
  }

  const { member } = check
  const passwordHash = await hasher.hash(newPassword, member.passwordHash)
  return db.transaction().execute(async (trx) => {
    if (!(await stillStands(trx, member, session, now))) return { outcome: 'ended' }

    await replacePasswordHash(trx, member, passwordHash)
    await endSessionsOf(trx, memberId, session.tokenHash)
    await forgetBrowsersOf(trx, memberId)
    await rememberBrowser(trx, browserHash, memberId, now)
    await forgetProofsOf(trx, memberId, await voidedBy(trx, memberId, now))
    const { email: to, firstName } = member
    await queueMail(trx, { kind: 'password-changed', to, firstName }, memberId, now)
    await audit.note(trx, { event: 'password-change', outcome: 'changed', memberId, actorId: memberId }, now)
    return { outcome: 'changed' }
  })
}

/**
 * A link for a new password that went astray is void now. Not every time: somebody who stole the password could keep
 * out whoever reads the mailbox, by changing it again after each link.
 */
async function voidedBy(trx: Database, memberId: string, now: Date): Promise<ProofPurpose[]> {
  const mayVoid = await takeAllowance(trx, limits.linksVoidedPerMember, memberId, now)
  return mayVoid.allowed ? ['change-email', 'reset-password'] : ['change-email']
}
