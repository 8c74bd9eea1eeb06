import type { Database } from '#database/database.ts'
import { queueMail } from '#features/mail/store.ts'
import { forgetBrowsersOf } from '../browsers/store.ts'
import { emailKeyOf, type Member } from '../member.ts'
import type { Hasher } from '../passwords/hasher.ts'
import { proofPath } from '../proofs/proof.ts'
import {
  extendProof,
  findProof,
  forgetProof,
  forgetProofsOf,
  issueProof,
  takeProof,
} from '../proofs/store.ts'
import { closeRegistrations } from '../registrations/store.ts'
import type { Audit } from '../security-log/audit.ts'
import type { Session } from '../sessions/session.ts'
import { endSessionsOf } from '../sessions/store.ts'
import { checkPassword, stillStands } from '../steps/check-password.ts'
import { likeAt } from '../steps/like-at.ts'
import { mayMailTo } from '../steps/may-mail.ts'
import { noteStranger } from '../steps/note-stranger.ts'
import { findMemberByEmail, holdMember, isAddressTaken, type NewAddress, saveEmail } from '../store.ts'

export type EmailChangeAsked =
  | { outcome: 'asked' }
  | { outcome: 'same' }
  | { outcome: 'wrong' }
  | { outcome: 'ended' }
  | { outcome: 'too-often'; retryAt: Date }

/**
 * The new address gets a mail with a link; until that is used the old one works. For a taken address the answer and
 * the work are the same, and its owner gets a mail.
 */
export async function askForEmailChange(
  db: Database,
  hasher: Hasher,
  session: Session,
  { email, currentPassword }: { email: string; currentPassword: string },
  audit: Audit,
  now: Date,
): Promise<EmailChangeAsked> {
  const { memberId } = session
  const check = await checkPassword(db, hasher, memberId, currentPassword, now)
  if (check.outcome !== 'right') {
    const event = {
      event: 'email-change-asked',
      outcome: check.outcome,
      memberId,
      actorId: memberId,
    } as const
    await audit.note(db, event, now)
    return check
  }
  if (emailKeyOf(email) === emailKeyOf(check.member.email)) return { outcome: 'same' }
  // The password moves along, made like those that others chose for that address.
  const passwordHash = await hasher.hash(currentPassword, await likeAt(db, hasher, email))

  const mayMail = await mayMailTo(db, email, audit, now)
  return db.transaction().execute(async (trx) => {
    if (!(await stillStands(trx, check.member, session, now))) return { outcome: 'ended' }

    const owner = await findMemberByEmail(trx, email)
    await mailAboutChange(trx, check.member, owner, { email, passwordHash, mayMail }, now)
    await audit.note(trx, { event: 'email-change-asked', outcome: 'asked', memberId, actorId: memberId }, now)
    return { outcome: 'asked' }
  })
}

/**
 * The same writes for both: a code is made in either case, but only a free address gets it. Also when nothing may be
 * mailed: what the member can read of it would tell how much mail that address had. An earlier link goes on working then.
 */
async function mailAboutChange(
  trx: Database,
  { id }: Member,
  owner: Member | undefined,
  { email, passwordHash, mayMail }: { email: string; passwordHash: string; mayMail: boolean },
  now: Date,
): Promise<void> {
  const proof = { ownerId: id, purpose: 'change-email', email, passwordHash } as const
  if (!mayMail && (await extendProof(trx, proof, now))) return
  const code = await issueProof(trx, proof, now)
  if (!mayMail) return
  if (owner)
    return queueMail(trx, { kind: 'email-taken', to: owner.email, firstName: owner.firstName }, owner.id, now)
  const path = proofPath('change-email', code)
  await queueMail(trx, { kind: 'confirm-email', to: email, path }, id, now)
}

export type EmailChange = { outcome: 'changed'; memberId: string } | { outcome: 'refused' }

/** Somebody followed the link in the mail that we sent to the new address: the member, if they are logged in here. */
export async function confirmNewEmail(
  db: Database,
  code: string,
  loggedInId: string | undefined,
  audit: Audit,
  now: Date,
): Promise<EmailChange> {
  const proof = await findProof(db, code, 'change-email', now)
  if (!proof?.email || proof.state !== 'valid') return refuse(db, proof?.ownerId, audit, now)
  const { ownerId, email, passwordHash } = proof
  const next = { email, passwordHash, isElsewhere: loggedInId !== ownerId }
  try {
    return await db.transaction().execute((trx) => confirmIn(trx, code, ownerId, next, audit, now))
  } catch (error) {
    if (!isAddressTaken(error)) throw error
    return refuse(db, ownerId, audit, now)
  }
}

async function confirmIn(
  trx: Database,
  code: string,
  memberId: string,
  next: NewAddress,
  audit: Audit,
  now: Date,
): Promise<EmailChange> {
  const member = await holdMember(trx, memberId)
  const isProven = member && (await takeProof(trx, code, 'change-email', now))
  if (!member || !isProven) return refuse(trx, memberId, audit, now)
  if (!(await saveEmail(trx, member, next))) {
    await forgetProof(trx, code)
    return refuse(trx, memberId, audit, now)
  }

  await endSessionsOf(trx, member.id)
  await forgetBrowsersOf(trx, member.id)
  await forgetProofsOf(trx, member.id)
  await closeRegistrations(trx, next.email)
  const { id, email: to, firstName } = member
  // With no link to the member: whoever took the account over cannot remove the warning with it.
  await queueMail(trx, { kind: 'email-changed', to, firstName }, null, now)
  await audit.note(trx, { event: 'email-change', outcome: 'changed', memberId: id }, now)
  return { outcome: 'changed', memberId: id }
}

async function refuse(
  db: Database,
  memberId: string | undefined,
  audit: Audit,
  now: Date,
): Promise<EmailChange> {
  await noteStranger(db, { event: 'email-change', outcome: 'refused', memberId }, audit, now)
  return { outcome: 'refused' }
}
