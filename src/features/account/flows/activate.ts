import type { Database } from '#database/database.ts'
import { findProof, takeProof } from '../proofs/store.ts'
import type { Mark } from '../security-log/mark.ts'
import { activateMember, findMember } from '../store.ts'

export type Activation = 'activated' | 'already-active' | 'refused'

/** The member followed the link in the activation mail and pressed the button. */
export async function activate(db: Database, code: string, mark: Mark, now: Date): Promise<Activation> {
  return db.transaction().execute(async (trx) => {
    const proven = await takeProof(trx, code, 'activate', now)
    if (!proven) return explain(trx, code, mark, now)

    await activateMember(trx, proven.memberId)
    await mark.note(trx, { event: 'activate', outcome: 'activated', memberId: proven.memberId }, now)
    return 'activated'
  })
}

/** Who presses twice, or comes back later, is told kindly that all is well. */
async function explain(trx: Database, code: string, mark: Mark, now: Date): Promise<Activation> {
  const found = await findProof(trx, code, 'activate', now)
  const member = found && (await findMember(trx, found.memberId))
  const outcome = member?.state === 'active' ? 'already-active' : 'refused'
  await mark.note(trx, { event: 'activate', outcome, memberId: found?.memberId }, now)
  return outcome
}
