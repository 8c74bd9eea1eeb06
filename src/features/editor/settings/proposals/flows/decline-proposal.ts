import type { Desk } from '#database/desk.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import { findMember } from '#features/account/store.ts'
import { findEditor } from '../../../people/store.ts'
import { queueColleagueMail } from '../../../work/steps/queue-colleague-mail.ts'
import { type Proposal, takeProposal } from '../store.ts'

/** It is not taken over. Whoever proposed it hears so, unless they took it back themselves. */
export async function declineProposal(
  desk: Desk,
  { proposal, path, by }: { proposal: Proposal; path: string; by: string },
  audit: Audit,
  now: Date,
): Promise<'declined' | 'unknown'> {
  return desk.transact(async (trx) => {
    if (!(await takeProposal(trx, proposal.name, proposal.id))) return 'unknown'
    const { byId } = proposal
    const proposer =
      byId !== null && byId !== by && (await findEditor(trx, byId)) ? await findMember(trx, byId) : undefined
    if (proposer) {
      const { id, email: to, firstName } = proposer
      await queueColleagueMail(
        trx,
        { kind: 'check-sent-back', to, firstName, path, what: 'setting' },
        id,
        now,
      )
    }
    await audit.note(trx, { event: 'check', outcome: 'declined', actorId: by }, now)
    return 'declined'
  })
}
