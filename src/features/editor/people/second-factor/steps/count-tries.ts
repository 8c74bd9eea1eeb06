import type { Database } from '#database/database.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import { limits } from '#features/limits/limit.ts'
import {
  type Allowance,
  clearAllowance,
  giveBackAllowance,
  takeAllowance,
  takeAllowances,
} from '#features/limits/store.ts'
import { queueMail } from '#features/mail/store.ts'
import { findSecondFactor } from '../store.ts'

/** A try counts before its code is looked at, so that many at once, in whichever session, count as many. */
export async function takeTry(db: Database, memberId: string, audit: Audit, now: Date): Promise<Allowance> {
  const allowance = await takeAllowances(
    db,
    triesOfAnEditor.map((limit) => [limit, memberId] as const),
    now,
  )
  const event = { event: 'second-factor', outcome: 'too-often', memberId, actorId: memberId } as const
  if (!allowance.allowed && allowance.isFirst) await audit.note(db, event, now)
  return allowance
}

const triesOfAnEditor = [limits.secondFactorsPerEditor, limits.secondFactorsPerEditorADay]

/** We had no time to look at it: as if it had not been made. */
export async function undoTry(db: Database, memberId: string): Promise<void> {
  for (const limit of triesOfAnEditor) await giveBackAllowance(db, limit, memberId)
}

/** It was right. Of a day only this try is given back: whoever guesses meanwhile gets no more tries by it. */
export async function giveBackTry(trx: Database, memberId: string): Promise<void> {
  await clearAllowance(trx, limits.secondFactorsPerEditor, memberId)
  await giveBackAllowance(trx, limits.secondFactorsPerEditorADay, memberId)
}

/** Somebody who has the password does not have the app: from the third time of a day on, the editor hears of it. */
export async function noteWrongCode(trx: Database, memberId: string, audit: Audit, now: Date): Promise<void> {
  const event = { event: 'second-factor', outcome: 'wrong-code', memberId, actorId: memberId } as const
  await audit.note(trx, event, now)
  if ((await takeAllowance(trx, limits.quietWrongCodesADay, memberId, now)).allowed) return
  if (!(await takeAllowance(trx, limits.wrongCodeMailsADay, memberId, now)).allowed) return

  const known = await findSecondFactor(trx, memberId)
  if (!known) return
  const { email: to, firstName } = known
  await queueMail(trx, { kind: 'second-factor-failed', to, firstName }, memberId, now)
}

/** For whoever gets a new beginning. */
export async function forgetTries(trx: Database, memberId: string): Promise<void> {
  for (const limit of [...triesOfAnEditor, limits.quietWrongCodesADay])
    await clearAllowance(trx, limit, memberId)
}
