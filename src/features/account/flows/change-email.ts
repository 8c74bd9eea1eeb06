import type { Database } from '#database/database.ts'
import { queueMail } from '#features/mail/store.ts'
import { emailKeyOf, type Member } from '../member.ts'
import type { Hasher } from '../passwords/hasher.ts'
import { proofPath } from '../proofs/proof.ts'
import { forgetProofsOf, issueProof, takeProof } from '../proofs/store.ts'
import type { Mark } from '../security-log/mark.ts'
import { endSessionsOf } from '../sessions/store.ts'
import { activateMember, findMember, findMemberByEmail, isAddressTaken, saveEmail } from '../store.ts'
import { mayMailTo } from './ask.ts'
import { checkPassword } from './check-password.ts'

export type EmailChangeAsked =
  | { outcome: 'asked' }
  | { outcome: 'same' }
  | { outcome: 'wrong' }
  | { outcome: 'too-often'; retryAt: Date }

/**
 * The new address gets a mail with a link; until that is used the old one works. For a taken address the answer and
 * the work are the same, and its owner gets a mail.
 */
export async function askForEmailChange(
  db: Database,
  hasher: Hasher,
  memberId: string,
  { email, currentPassword }: { email: string; currentPassword: string },
  mark: Mark,
  now: Date,
): Promise<EmailChangeAsked> {
  const check = await checkPassword(db, hasher, memberId, currentPassword, now)
  if (check.outcome !== 'right') {
    const event = {
      event: 'email-change-asked',
      outcome: check.outcome,
      memberId,
      actorId: memberId,
    } as const
    await mark.note(db, event, now)
    return check
  }
  if (emailKeyOf(email) === emailKeyOf(check.member.email)) return { outcome: 'same' }

  const mayMail = await mayMailTo(db, email, mark, now)
  return db.transaction().execute(async (trx) => {
    const owner = await findMemberByEmail(trx, email)
    if (mayMail) await mailAboutChange(trx, check.member, owner, email, now)
    await mark.note(trx, { event: 'email-change-asked', outcome: 'asked', memberId, actorId: memberId }, now)
    return { outcome: 'asked' }
  })
}

/** The same writes for both: a code is made in either case, but only a free address gets it. */
async function mailAboutChange(
  trx: Database,
  { id, firstName }: Member,
  owner: Member | undefined,
  email: string,
  now: Date,
): Promise<void> {
  const code = await issueProof(trx, { memberId: id, purpose: 'change-email', email }, now)
  if (owner)
    return queueMail(trx, { kind: 'email-taken', to: owner.email, firstName: owner.firstName }, owner.id, now)
  const path = proofPath('change-email', code)
  await queueMail(trx, { kind: 'confirm-email', to: email, firstName, path }, id, now)
}

export type EmailChange = 'changed' | 'refused'

/** The member followed the link in the mail that we sent to the new address. */
export async function confirmNewEmail(
  db: Database,
  code: string,
  mark: Mark,
  now: Date,
): Promise<EmailChange> {
  try {
    return await db.transaction().execute((trx) => confirmIn(trx, code, mark, now))
  } catch (error) {
    if (!isAddressTaken(error)) throw error
    await mark.note(db, { event: 'email-change', outcome: 'refused' }, now)
    return 'refused'
  }
}

async function confirmIn(trx: Database, code: string, mark: Mark, now: Date): Promise<EmailChange> {
  const proven = await takeProof(trx, code, 'change-email', now)
  const member = proven && (await findMember(trx, proven.memberId))
  if (!member || !proven.email || !(await saveEmail(trx, member.id, proven.email))) {
    await mark.note(trx, { event: 'email-change', outcome: 'refused', memberId: member?.id }, now)
    return 'refused'
  }
  await activateMember(trx, member.id)
  await endSessionsOf(trx, member.id)
  await forgetProofsOf(trx, member.id, ['activate', 'reset-password'])
  await queueMail(
    trx,
    { kind: 'email-changed', to: member.email, firstName: member.firstName },
    member.id,
    now,
  )
  await mark.note(trx, { event: 'email-change', outcome: 'changed', memberId: member.id }, now)
  return 'changed'
}
