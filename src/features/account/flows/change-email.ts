import type { Database } from '#database/database.ts'
import { queueMail } from '#features/mail/store.ts'
import { emailKeyOf, type Member } from '../member.ts'
import type { Hasher } from '../passwords/hasher.ts'
import { proofPath } from '../proofs/proof.ts'
import { issueProof, takeProof } from '../proofs/store.ts'
import type { Mark } from '../security-log/mark.ts'
import { endSessionsOf } from '../sessions/store.ts'
import { activateMember, findMember, findMemberByEmail, saveEmail } from '../store.ts'
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
    const code = await issueProof(trx, { memberId, purpose: 'change-email', email }, now)
    if (mayMail) await mailAboutChange(trx, check.member, owner, email, code, now)
    await mark.note(trx, { event: 'email-change-asked', outcome: 'asked', memberId, actorId: memberId }, now)
    return { outcome: 'asked' }
  })
}

async function mailAboutChange(
  trx: Database,
  { id, firstName }: Member,
  owner: Member | undefined,
  email: string,
  code: string,
  now: Date,
): Promise<void> {
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
  return db.transaction().execute(async (trx) => {
    const proven = await takeProof(trx, code, 'change-email', now)
    const member = proven && (await findMember(trx, proven.memberId))
    if (!member || !proven.email || !(await saveEmail(trx, member.id, proven.email))) {
      await mark.note(trx, { event: 'email-change', outcome: 'refused', memberId: member?.id }, now)
      return 'refused'
    }
    await activateMember(trx, member.id)
    await endSessionsOf(trx, member.id)
    await queueMail(
      trx,
      { kind: 'email-changed', to: member.email, firstName: member.firstName },
      member.id,
      now,
    )
    await mark.note(trx, { event: 'email-change', outcome: 'changed', memberId: member.id }, now)
    return 'changed'
  })
}
