import type { Database } from '#database/database.ts'
import type { ProfileChanges } from '#features/profile/profile.ts'
import { queueErrand } from '../errands/store.ts'
import { type Limit, mailsPerAddressADay, mailsPerAddressAnHour, mailsPerIp } from '../limits/limit.ts'
import { takeAllowance } from '../limits/store.ts'
import { emailKeyOf } from '../member.ts'
import type { Hasher } from '../passwords/hasher.ts'
import type { Mark } from '../security-log/mark.ts'
import { findMember } from '../store.ts'

/** What a visitor may ask for an address. Each is only written down here; `runErrands` does it. */

export type Registration = { email: string; password: string; profile: ProfileChanges }

export async function askToRegister(
  db: Database,
  hasher: Hasher,
  { email, password, profile }: Registration,
  mark: Mark,
  now: Date,
): Promise<void> {
  const passwordHash = await hasher.hash(password)
  const mayMail = await mayMailTo(db, email, mark, now)
  await queueErrand(
    db,
    { kind: 'register', email, passwordHash, profile, mayMail, requestId: mark.requestId },
    now,
  )
}

export type ActivationSubject = { email: string } | { memberId: string }

export async function askForActivation(
  db: Database,
  subject: ActivationSubject,
  mark: Mark,
  now: Date,
): Promise<void> {
  const mayMail = await mayMailTo(db, await mailboxOf(db, subject), mark, now)
  await queueErrand(db, { kind: 'send-activation', ...subject, mayMail, requestId: mark.requestId }, now)
}

/** Asking by number counts for the same mailbox as asking by address. */
async function mailboxOf(db: Database, subject: ActivationSubject): Promise<string> {
  if ('email' in subject) return subject.email
  return (await findMember(db, subject.memberId))?.email ?? subject.memberId
}

export async function askForReset(db: Database, email: string, mark: Mark, now: Date): Promise<void> {
  const mayMail = await mayMailTo(db, email, mark, now)
  await queueErrand(db, { kind: 'send-reset', email, mayMail, requestId: mark.requestId }, now)
}

/** Counted alike for addresses that we know and that we do not. */
export async function mayMailTo(db: Database, email: string, mark: Mark, now: Date): Promise<boolean> {
  const address = emailKeyOf(email)
  const limits: [limit: Limit, subject: string][] = [
    [mailsPerIp, mark.ip],
    [mailsPerAddressAnHour, address],
    [mailsPerAddressADay, address],
  ]
  for (const [limit, subject] of limits) {
    const { allowed } = await takeAllowance(db, limit, subject, now)
    if (allowed) continue
    await mark.note(db, { event: 'mail-held-back', outcome: 'too-often' }, now)
    return false
  }
  return true
}
