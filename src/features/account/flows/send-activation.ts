import type { Database } from '#database/database.ts'
import { queueMail } from '#features/mail/store.ts'
import type { Job } from '../jobs/job.ts'
import { queueJob } from '../jobs/store.ts'
import { proofPath } from '../proofs/proof.ts'
import { issueProof } from '../proofs/store.ts'
import { findRegistration, findRegistrationFor } from '../registrations/store.ts'
import type { Audit } from '../security-log/audit.ts'
import { mayMailTo } from '../steps/may-mail.ts'
import { findMemberByEmail } from '../store.ts'

/** By the address that somebody typed, or by the number that an expired link leads to. */
export type ActivationSubject = { email: string } | { registrationId: string }

export async function askForActivation(
  db: Database,
  subject: ActivationSubject,
  browserHashes: string[],
  audit: Audit,
  now: Date,
): Promise<void> {
  if (!(await mayMailTo(db, await mailboxOf(db, subject), audit, now))) return
  const { requestId } = audit
  await queueJob(db, { kind: 'send-activation', ...subject, browserHashes, requestId }, now)
}

/** Asking by number counts for the same mailbox as asking by address. */
async function mailboxOf(db: Database, subject: ActivationSubject): Promise<string> {
  if ('email' in subject) return subject.email
  return (await findRegistration(db, subject.registrationId))?.email ?? subject.registrationId
}

type SendActivation = Extract<Job, { kind: 'send-activation' }>

/**
 * The link activates only the registration that it is sent for. Whoever has an account with the address is told that
 * somebody tried; nothing that was typed by whoever tried stands in either mail.
 */
export async function sendActivation(
  trx: Database,
  job: SendActivation,
  audit: Audit,
  now: Date,
): Promise<void> {
  const registration = job.registrationId
    ? await findRegistration(trx, job.registrationId)
    : await findRegistrationFor(trx, job.email ?? '', job.browserHashes ?? [])
  const email = registration?.email ?? job.email ?? ''
  const owner = await findMemberByEmail(trx, email)
  const outcome = owner ? 'has-account' : registration ? 'sent' : 'unknown'
  const memberId = owner?.id ?? registration?.id
  await audit.note(trx, { event: 'activation-mail-asked', outcome, memberId }, now)

  if (owner) {
    const { id, email: to, firstName } = owner
    await queueMail(trx, { kind: 'account-exists', to, firstName }, id, now)
  } else if (registration) {
    const code = await issueProof(trx, { ownerId: registration.id, purpose: 'activate' }, now)
    const path = proofPath('activate', code)
    await queueMail(trx, { kind: 'activate', to: email, path }, registration.id, now)
  }
}
