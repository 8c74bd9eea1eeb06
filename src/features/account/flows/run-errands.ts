import type { Database } from '#database/database.ts'
import { queueMail } from '#features/mail/store.ts'
import type { Errand } from '../errands/errand.ts'
import { takeErrand, waitingErrands } from '../errands/store.ts'
import type { Member } from '../member.ts'
import { proofPath } from '../proofs/proof.ts'
import { issueProof } from '../proofs/store.ts'
import type { MakeMark, Mark } from '../security-log/mark.ts'
import { addMember, findMember, findMemberByEmail, replacePendingMember } from '../store.ts'

const errandsAtOnce = 50

/**
 * Does what was asked. Several processes may do it at the same time. One that fails stays for the next round and does
 * not hold up the others; the fault is thrown when all have had their turn.
 */
export async function runErrands(db: Database, makeMark: MakeMark, now: Date): Promise<void> {
  const faults: unknown[] = []
  for (const id of await waitingErrands(db, errandsAtOnce)) {
    await db
      .transaction()
      .execute(async (trx) => {
        const errand = await takeErrand(trx, id)
        if (errand) await runErrand(trx, errand, makeMark(errand.requestId, ''), now)
      })
      .catch((fault) => faults.push(fault))
  }
  if (faults.length > 0) throw faults[0]
}

async function runErrand(trx: Database, errand: Errand, mark: Mark, now: Date): Promise<void> {
  switch (errand.kind) {
    case 'register':
      return register(trx, errand, mark, now)
    case 'send-activation':
      return sendActivation(trx, errand, mark, now)
    case 'send-reset':
      return sendReset(trx, errand, mark, now)
  }
}

type ErrandOf<Kind extends Errand['kind']> = Extract<Errand, { kind: Kind }>

/**
 * Whoever has the address already is told that somebody tried; the one who tried is not told anything. While the
 * mailbox was never proven, the latest registration counts: somebody who took the address first gains nothing.
 */
async function register(trx: Database, errand: ErrandOf<'register'>, mark: Mark, now: Date): Promise<void> {
  const added = (await addMember(trx, errand, now)) ?? (await replacePendingMember(trx, errand, now))
  const outcome = added ? 'added' : 'address-taken'
  await mark.note(trx, { event: 'register', outcome, memberId: added?.id }, now)
  if (!errand.mayMail) return

  if (added) return mailActivation(trx, added, now)
  const owner = await findMemberByEmail(trx, errand.email)
  if (!owner) return
  await queueMail(trx, { kind: 'account-exists', to: owner.email, firstName: owner.firstName }, owner.id, now)
}

async function sendActivation(
  trx: Database,
  errand: ErrandOf<'send-activation'>,
  mark: Mark,
  now: Date,
): Promise<void> {
  const member = errand.memberId
    ? await findMember(trx, errand.memberId)
    : await findMemberByEmail(trx, errand.email ?? '')
  const outcome = !member ? 'unknown' : member.state
  await mark.note(trx, { event: 'activation-mail-asked', outcome, memberId: member?.id }, now)
  if (!member || !errand.mayMail) return

  if (member.state === 'pending') return mailActivation(trx, member, now)
  await queueMail(
    trx,
    { kind: 'account-exists', to: member.email, firstName: member.firstName },
    member.id,
    now,
  )
}

async function sendReset(
  trx: Database,
  errand: ErrandOf<'send-reset'>,
  mark: Mark,
  now: Date,
): Promise<void> {
  const member = await findMemberByEmail(trx, errand.email)
  const event = {
    event: 'password-reset-asked',
    outcome: member ? 'known' : 'unknown',
    memberId: member?.id,
  } as const
  await mark.note(trx, event, now)
  if (!member || !errand.mayMail) return

  const code = await issueProof(trx, { memberId: member.id, purpose: 'reset-password' }, now)
  const path = proofPath('reset-password', code)
  await queueMail(
    trx,
    { kind: 'reset-password', to: member.email, firstName: member.firstName, path },
    member.id,
    now,
  )
}

async function mailActivation(trx: Database, member: Member, now: Date): Promise<void> {
  const code = await issueProof(trx, { memberId: member.id, purpose: 'activate' }, now)
  const path = proofPath('activate', code)
  await queueMail(
    trx,
    { kind: 'activate', to: member.email, firstName: member.firstName, path },
    member.id,
    now,
  )
}
