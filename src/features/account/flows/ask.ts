import type { Database } from '#database/database.ts'
import type { ProfileChanges } from '#features/profile/profile.ts'
import { queueErrand } from '../errands/store.ts'
import { mailsPerAddressADay, mailsPerAddressAnHour, mailsPerIp } from '../limits/limit.ts'
import { takeAllowance } from '../limits/store.ts'
import { emailKeyOf } from '../member.ts'
import type { Hasher } from '../passwords/hasher.ts'
import type { Mark } from '../security-log/mark.ts'

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
  const mayMail = await mayMailTo(db, 'email' in subject ? subject.email : subject.memberId, mark, now)
  await queueErrand(db, { kind: 'send-activation', ...subject, mayMail, requestId: mark.requestId }, now)
}

export async function askForReset(db: Database, email: string, mark: Mark, now: Date): Promise<void> {
  const mayMail = await mayMailTo(db, email, mark, now)
  await queueErrand(db, { kind: 'send-reset', email, mayMail, requestId: mark.requestId }, now)
}

/** Counted alike for addresses that we know and that we do not. */
export async function mayMailTo(db: Database, email: string, mark: Mark, now: Date): Promise<boolean> {
  const address = emailKeyOf(email)
  const answers = [
    await takeAllowance(db, mailsPerAddressAnHour, address, now),
    await takeAllowance(db, mailsPerAddressADay, address, now),
    await takeAllowance(db, mailsPerIp, mark.ip, now),
  ]
  return answers.every(({ allowed }) => allowed)
}
