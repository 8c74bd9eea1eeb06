import type { Database } from '#database/database.ts'
import type { Hasher } from '#features/account/passwords/hasher.ts'
import { hashOfNobody } from '#features/account/passwords/password.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import type { Session } from '#features/account/sessions/session.ts'
import { confirmSession, rotateSessionToken } from '#features/account/sessions/store.ts'
import { queueMail } from '#features/mail/store.ts'
import { secretOf } from '../purposes.ts'
import { readRecoveryCode } from '../recovery-code.ts'
import type { Sealer } from '../sealer.ts'
import { giveBackTry, noteWrongCode, takeTry, undoTry } from '../steps/count-tries.ts'
import { findRecoveryHash, findSecondFactor, type HashedCode, takeRecoveryCode, takeStep } from '../store.ts'
import { findStep } from '../totp.ts'

export type Showing =
  | { outcome: 'passed'; token: string }
  | { outcome: 'wrong' }
  /** The key is not the one that the secret was sealed with. */
  | { outcome: 'unreadable' }
  | { outcome: 'not-logged-in' }
  | { outcome: 'too-often'; retryAt: Date }

export type CodeCheckers = { hasher: Hasher; sealer: Sealer }

/** A code of the app, or one of the printed codes. Each works once; guessing is limited. */
export async function showSecondFactor(
  db: Database,
  checkers: CodeCheckers,
  session: Session,
  code: string,
  audit: Audit,
  now: Date,
): Promise<Showing> {
  const { memberId } = session
  const allowance = await takeTry(db, memberId, audit, now)
  if (!allowance.allowed) return { outcome: 'too-often', retryAt: allowance.retryAt }

  const checked = await checkCode(db, checkers, memberId, code, now).catch(async (error) => {
    await undoTry(db, memberId)
    throw error
  })
  return db.transaction().execute(async (trx) => {
    if (!(await confirmSession(trx, session.tokenHash, now))) return { outcome: 'not-logged-in' }
    if (checked.outcome === 'unreadable') {
      const event = { event: 'second-factor', outcome: 'unreadable', memberId, actorId: memberId } as const
      await audit.note(trx, event, now)
      return checked
    }
    const taken = await takeChecked(trx, memberId, checked, now)
    if (taken === 'wrong') {
      await noteWrongCode(trx, memberId, audit, now)
      return { outcome: 'wrong' }
    }

    await audit.note(trx, { event: 'second-factor', outcome: taken, memberId, actorId: memberId }, now)
    await giveBackTry(trx, memberId)
    return { outcome: 'passed', token: await rotateSessionToken(trx, session.tokenHash, now) }
  })
}

type Checked =
  | { outcome: 'step'; step: number }
  | { outcome: 'recovery-code'; code: HashedCode }
  | { outcome: 'wrong' }
  | { outcome: 'unreadable' }

/** Before the transaction, because a hash takes long. What is no printed code costs none; what may be one costs one. */
async function checkCode(
  db: Database,
  { hasher, sealer }: CodeCheckers,
  memberId: string,
  code: string,
  now: Date,
): Promise<Checked> {
  const known = await findSecondFactor(db, memberId)
  if (!known?.isConfirmed) return { outcome: 'wrong' }

  const printed = readRecoveryCode(code)
  if (printed) {
    const hash = await findRecoveryHash(db, memberId, printed.place)
    const isRight = await hasher.verify(printed.code, hash ?? hashOfNobody)
    return hash && isRight
      ? { outcome: 'recovery-code', code: { place: printed.place, hash } }
      : { outcome: 'wrong' }
  }

  const secret = sealer.open(known.secret ?? '', secretOf(memberId))
  if (secret === undefined) return { outcome: 'unreadable' }
  const step = findStep(secret, code, known.lastStep, now)
  return step === undefined ? { outcome: 'wrong' } : { outcome: 'step', step }
}

/** Somebody else may have taken it meanwhile. */
async function takeChecked(
  trx: Database,
  memberId: string,
  checked: Exclude<Checked, { outcome: 'unreadable' }>,
  now: Date,
): Promise<'passed' | 'recovery-code' | 'wrong'> {
  if (checked.outcome === 'wrong') return 'wrong'
  if (checked.outcome === 'step') return (await takeStep(trx, memberId, checked.step)) ? 'passed' : 'wrong'

  const left = await takeRecoveryCode(trx, memberId, checked.code, now)
  const known = await findSecondFactor(trx, memberId)
  if (left === undefined || !known) return 'wrong'
  const { email: to, firstName } = known
  await queueMail(trx, { kind: 'recovery-code-used', to, firstName, left }, memberId, now)
  return 'recovery-code'
}
