import type { Database } from '#database/database.ts'
import { limits } from '#features/account/limits/limit.ts'
import { clearAllowance, takeAllowance } from '#features/account/limits/store.ts'
import type { Mark } from '#features/account/security-log/mark.ts'
import type { Session } from '#features/account/sessions/session.ts'
import { provenSession } from '#features/account/sessions/store.ts'
import { queueMail } from '#features/mail/store.ts'
import { newRecoveryCodes } from '../recovery-code.ts'
import {
  confirmSecret,
  findSecondFactor,
  keepSecret,
  replaceRecoveryCodes,
  type SecondFactor,
  takeStep,
} from '../store.ts'
import { findStep, newTotpSecret } from '../totp.ts'

export type SetUp =
  | { outcome: 'done'; token: string; recoveryCodes: string[] }
  | { outcome: 'wrong' }
  | { outcome: 'too-often'; retryAt: Date }

/** What the app must know, as long as it was not confirmed. */
export async function offerSecret(db: Database, memberId: string): Promise<SecondFactor | undefined> {
  await keepSecret(db, memberId, newTotpSecret())
  const known = await findSecondFactor(db, memberId)
  return known?.isConfirmed ? undefined : known
}

/** The first code shows that the app knows the secret. From then on it is asked for in every new session. */
export async function setUpSecondFactor(
  db: Database,
  session: Session,
  code: string,
  mark: Mark,
  now: Date,
): Promise<SetUp> {
  const { memberId } = session
  const allowance = await takeAllowance(db, limits.secondFactorsPerEditor, memberId, now)
  if (!allowance.allowed) return { outcome: 'too-often', retryAt: allowance.retryAt }

  const recoveryCodes = newRecoveryCodes()
  return db.transaction().execute(async (trx) => {
    const known = await findSecondFactor(trx, memberId)
    const step =
      known?.secret && !known.isConfirmed ? findStep(known.secret, code, known.lastStep, now) : undefined
    if (!known || step === undefined || !(await takeStep(trx, memberId, step))) return { outcome: 'wrong' }

    await confirmSecret(trx, memberId, now)
    await replaceRecoveryCodes(trx, memberId, recoveryCodes)
    await clearAllowance(trx, limits.secondFactorsPerEditor, memberId)
    const { email: to, firstName } = known
    await queueMail(trx, { kind: 'second-factor-changed', to, firstName, change: 'set-up' }, memberId, now)
    await mark.note(trx, { event: 'second-factor', outcome: 'set-up', memberId, actorId: memberId }, now)
    return { outcome: 'done', token: await provenSession(trx, session.tokenHash, now), recoveryCodes }
  })
}
