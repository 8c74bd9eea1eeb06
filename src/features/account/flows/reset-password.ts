import type { Database } from '#database/database.ts'
import { limits } from '#features/limits/limit.ts'
import { clearAllowance, takeAllowance } from '#features/limits/store.ts'
import { queueMail } from '#features/mail/store.ts'
import type { ProfileChanges } from '#features/profile/profile.ts'
import { forgetBrowsersOf, rememberBrowser } from '../browsers/store.ts'
import type { Job } from '../jobs/job.ts'
import { queueJob } from '../jobs/store.ts'
import { emailKeyOf, type Member } from '../member.ts'
import type { Hasher } from '../passwords/hasher.ts'
import { findPasswordFault } from '../passwords/password.ts'
import { proofPath } from '../proofs/proof.ts'
import { findProof, forgetProofsOf, issueProof, takeProof } from '../proofs/store.ts'
import { isFromBrowser } from '../registrations/registration.ts'
import { addRegistration, findRegistration, findRegistrationFor } from '../registrations/store.ts'
import { secretHashOf } from '../secret.ts'
import type { Audit } from '../security-log/audit.ts'
import { endSessionsOf } from '../sessions/store.ts'
import { makeMember } from '../steps/make-member.ts'
import { mayMailReset } from '../steps/may-mail.ts'
import { noteStranger } from '../steps/note-stranger.ts'
import { findMember, findMemberByEmail, holdMember, replacePasswordHash, settleAddress } from '../store.ts'

/** Written down only; `sendReset` does it after the answer was given. */
export async function askForReset(
  db: Database,
  { email, knownHashes, registeredHashes }: ResetWish,
  audit: Audit,
  now: Date,
): Promise<void> {
  if (!(await mayMailReset(db, email, knownHashes, audit, now))) return
  const { requestId } = audit
  await queueJob(db, { kind: 'send-reset', email, browserHashes: registeredHashes, requestId }, now)
}

export type ResetWish = {
  email: string
  /** Of the members who logged in before in this browser. */
  knownHashes: string[]
  /** Of the accounts that were asked for in this browser. */
  registeredHashes: string[]
}

type SendReset = Extract<Job, { kind: 'send-reset' }>

/** Also to somebody whose account is not active yet: the link proves the mailbox. */
export async function sendReset(trx: Database, job: SendReset, audit: Audit, now: Date): Promise<void> {
  const member = await findMemberByEmail(trx, job.email)
  const registration = member ? undefined : await findRegistrationFor(trx, job.email, job.browserHashes ?? [])
  const owner = member ?? registration
  const outcome = owner ? 'known' : 'unknown'
  await audit.note(trx, { event: 'password-reset-asked', outcome, memberId: owner?.id }, now)
  if (!owner) return

  const code = await issueProof(trx, { ownerId: owner.id, purpose: 'reset-password' }, now)
  const path = proofPath('reset-password', code)
  const mail = { kind: 'reset-password', to: owner.email, firstName: member?.firstName, path } as const
  await queueMail(trx, mail, owner.id, now)
}

export type PasswordReset =
  | { outcome: 'changed' }
  | { outcome: 'refused' }
  | { outcome: 'unfit'; fault: string }
  | { outcome: 'too-often'; retryAt: Date }

export type NewPassword = {
  code: string
  newPassword: string
  browserHash: string
  registeredHashes: string[]
}

/**
 * Whoever can read the mailbox chooses a new password; an account that was not active yet is so now. Nothing that was begun before it has any effect after it:
 * sessions, links under way and known browsers end, and what was checked with the old password does not count.
 */
export async function resetPassword(
  db: Database,
  hasher: Hasher,
  { code, newPassword, browserHash, registeredHashes }: NewPassword,
  audit: Audit,
  now: Date,
): Promise<PasswordReset> {
  const proof = await findProof(db, code, 'reset-password', now)
  const ownerId = proof?.state === 'valid' ? proof.ownerId : undefined
  const owner = ownerId
    ? ((await findMember(db, ownerId)) ?? (await findRegistration(db, ownerId)))
    : undefined
  if (!owner) return refuse(db, proof?.ownerId, audit, now)

  const fault = findPasswordFault(
    newPassword,
    'profile' in owner ? { ...owner.profile, email: owner.email } : owner,
  )
  if (fault) return { outcome: 'unfit', fault }

  const allowance = await takeAllowance(db, limits.resetsPerLink, secretHashOf(code), now)
  if (!allowance.allowed) return { outcome: 'too-often', retryAt: allowance.retryAt }
  const passwordHash = await hasher.hash(newPassword, owner.passwordHash)

  return db.transaction().execute(async (trx) => {
    const take = () => takeProof(trx, code, 'reset-password', now)
    const held = await holdMember(trx, owner.id)
    const asked = !held && 'profile' in owner ? owner : undefined
    const isStrange = asked !== undefined && !isFromBrowser(asked, registeredHashes)
    const profile = isStrange ? withoutWishes(asked.profile) : asked?.profile
    const member = held
      ? (await take()) && (await evict(trx, held, passwordHash))
      : asked && profile && (await makeMember(trx, { ...asked, profile, passwordHash }, take, now))
    if (!member) return refuse(trx, owner.id, audit, now)

    // Whoever asked for this account elsewhere must not see that it became one.
    if (isStrange) await addRegistration(trx, asked, new Date(asked.createdAt), { leadsNowhere: true })
    await forgetProofsOf(trx, member.id)
    await rememberBrowser(trx, browserHash, member.id, now)
    await liftLocks(trx, member)
    const { id, email: to, firstName } = member
    await queueMail(trx, { kind: 'password-changed', to, firstName }, id, now)
    await audit.note(trx, { event: 'password-reset', outcome: 'changed', memberId: id }, now)
    return { outcome: 'changed' }
  })
}

/** What is sent to somebody is for them to want: another browser may be that of a stranger who used their address. */
function withoutWishes(profile: ProfileChanges): ProfileChanges {
  return { ...profile, memberPanel: false, newsLetter: false }
}

async function evict(trx: Database, member: Member, passwordHash: string): Promise<Member | undefined> {
  if (!(await replacePasswordHash(trx, member, passwordHash))) return undefined
  await settleAddress(trx, member.id)
  await endSessionsOf(trx, member.id)
  await forgetBrowsersOf(trx, member.id)
  return member
}

/** Whatever somebody else did with the address or with a session keeps the owner from nothing now. */
async function liftLocks(trx: Database, { id, email }: Member): Promise<void> {
  const address = emailKeyOf(email)
  const locks = [
    [limits.logInsPerAddress, address],
    [limits.rightLogInsPerAddress, address],
    [limits.passwordsPerMember, id],
    [limits.passwordChecksPerMember, id],
  ] as const
  for (const [limit, subject] of locks) await clearAllowance(trx, limit, subject)
}

async function refuse(
  db: Database,
  memberId: string | undefined,
  audit: Audit,
  now: Date,
): Promise<PasswordReset> {
  await noteStranger(db, { event: 'password-reset', outcome: 'refused', memberId }, audit, now)
  return { outcome: 'refused' }
}
