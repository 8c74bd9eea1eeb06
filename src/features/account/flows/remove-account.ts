import type { Database } from '#database/database.ts'
import { forgetMailsOf, queueMail } from '#features/mail/store.ts'
import type { Hasher } from '../passwords/hasher.ts'
import { closeRegistrations } from '../registrations/store.ts'
import type { Audit } from '../security-log/audit.ts'
import type { Session } from '../sessions/session.ts'
import { checkPassword, stillStands } from '../steps/check-password.ts'
import { removeMember } from '../store.ts'

export type AccountRemoval =
  | { outcome: 'removed' }
  | { outcome: 'wrong' }
  | { outcome: 'ended' }
  /** Others could not do without. */
  | { outcome: 'needed' }
  | { outcome: 'too-often'; retryAt: Date }

/** Everything that names the person goes; the security log keeps a number that no longer leads anywhere. */
export async function removeAccount(
  db: Database,
  hasher: Hasher,
  session: Session,
  password: string,
  audit: Audit,
  now: Date,
  isNeeded: (trx: Database, memberId: string) => Promise<boolean> = async () => false,
): Promise<AccountRemoval> {
  const { memberId } = session
  const check = await checkPassword(db, hasher, memberId, password, now)
  if (check.outcome !== 'right') {
    await audit.note(
      db,
      { event: 'account-removal', outcome: check.outcome, memberId, actorId: memberId },
      now,
    )
    return check
  }

  const { email, firstName } = check.member
  return db.transaction().execute(async (trx) => {
    if (!(await stillStands(trx, check.member, session, now))) return { outcome: 'ended' }
    if (await isNeeded(trx, memberId)) return { outcome: 'needed' }

    await forgetMailsOf(trx, memberId)
    await removeMember(trx, memberId)
    await closeRegistrations(trx, email)
    await queueMail(trx, { kind: 'account-removed', to: email, firstName }, null, now)
    await audit.note(trx, { event: 'account-removal', outcome: 'removed', memberId, actorId: memberId }, now)
    return { outcome: 'removed' }
  })
}
