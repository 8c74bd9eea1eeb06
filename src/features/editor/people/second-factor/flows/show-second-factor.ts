import type { Database } from '#database/database.ts'
import { limits } from '#features/account/limits/limit.ts'
import { clearAllowance, takeAllowance } from '#features/account/limits/store.ts'
import type { Mark } from '#features/account/security-log/mark.ts'
import type { Session } from '#features/account/sessions/session.ts'
import { provenSession } from '#features/account/sessions/store.ts'
import { queueMail } from '#features/mail/store.ts'
import { findSecondFactor, takeRecoveryCode, takeStep } from '../store.ts'
import { findStep } from '../totp.ts'

export type Showing =
  | { outcome: 'passed'; token: string }
  | { outcome: 'wrong' }
  | { outcome: 'too-often'; retryAt: Date }

/** A code of the app, or one of the printed codes. Each works once; guessing is limited as at the login. */
export async function showSecondFactor(
  db: Database,
  session: Session,
  code: string,
  mark: Mark,
  now: Date,
): Promise<Showing> {
  const { memberId } = session
  const note = (trx: Database, outcome: string) =>
    mark.note(trx, { event: 'second-factor', outcome, memberId, actorId: memberId }, now)

  const allowance = await takeAllowance(db, limits.secondFactorsPerEditor, memberId, now)
  if (!allowance.allowed) {
    await note(db, 'too-often')
    return { outcome: 'too-often', retryAt: allowance.retryAt }
  }

  return db.transaction().execute(async (trx) => {
    const shown = await takeCode(trx, memberId, code, now)
    await note(trx, shown)
    if (shown === 'wrong') return { outcome: 'wrong' }
    await clearAllowance(trx, limits.secondFactorsPerEditor, memberId)
    return { outcome: 'passed', token: await provenSession(trx, session.tokenHash, now) }
  })
}

async function takeCode(
  trx: Database,
  memberId: string,
  code: string,
  now: Date,
): Promise<'passed' | 'recovery-code' | 'wrong'> {
  const known = await findSecondFactor(trx, memberId)
  if (!known?.isConfirmed || !known.secret) return 'wrong'

  const step = findStep(known.secret, code, known.lastStep, now)
  if (step !== undefined) return (await takeStep(trx, memberId, step)) ? 'passed' : 'wrong'

  const left = await takeRecoveryCode(trx, memberId, code, now)
  if (left === undefined) return 'wrong'
  const { email: to, firstName } = known
  await queueMail(trx, { kind: 'recovery-code-used', to, firstName, left }, memberId, now)
  return 'recovery-code'
}
