import type { Database } from '#database/database.ts'
import type { Hasher } from '../../passwords/hasher.ts'
import type { Audit } from '../../security-log/audit.ts'
import { type Session, sessionNumberOf } from '../../sessions/session.ts'
import { endSession, endSessionsOf, sessionsOf } from '../../sessions/store.ts'
import { checkPassword, stillStands } from '../../steps/check-password.ts'
import { findMemberByEmail, holdMember } from '../../store.ts'

export type SessionsEnded =
  | { outcome: 'done' }
  | { outcome: 'wrong' }
  | { outcome: 'ended' }
  | { outcome: 'too-often'; retryAt: Date }

type Wish = { password: string; number?: string | undefined }

/** One other browser is logged out, or all others. One that is gone already is well too. */
export async function endSessions(
  db: Database,
  hasher: Hasher,
  session: Session,
  { password, number }: Wish,
  audit: Audit,
  now: Date,
): Promise<SessionsEnded> {
  const { memberId, tokenHash } = session
  const check = await checkPassword(db, hasher, memberId, password, now)
  const outcome = check.outcome === 'right' ? 'done' : check.outcome
  return db.transaction().execute(async (trx) => {
    if (check.outcome === 'right' && !(await stillStands(trx, check.member, session, now)))
      return { outcome: 'ended' }
    await audit.note(trx, { event: 'session-end', outcome, memberId, actorId: memberId }, now)
    if (check.outcome !== 'right') return check

    if (!number) await endSessionsOf(trx, memberId, tokenHash)
    const own = number ? await sessionsOf(trx, memberId, now) : []
    for (const other of own)
      if (sessionNumberOf(other.tokenHash) === number) await endSession(trx, other.tokenHash)
    return { outcome: 'done' }
  })
}

/** Who runs the site logs a member out everywhere, as when a phone was stolen. */
export async function endSessionsFor(
  db: Database,
  email: string,
  audit: Audit,
  now: Date,
): Promise<'done' | 'unknown'> {
  return db.transaction().execute(async (trx) => {
    const member = await findMemberByEmail(trx, email)
    if (!member || !(await holdMember(trx, member.id))) return 'unknown'

    await endSessionsOf(trx, member.id)
    await audit.note(trx, { event: 'session-end', outcome: 'by-us', memberId: member.id }, now)
    return 'done'
  })
}
