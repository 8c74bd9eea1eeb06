import type { Database } from '#database/database.ts'
import { limits } from '#features/limits/limit.ts'
import { takeAllowance } from '#features/limits/store.ts'
import type { ProfileChanges } from '#features/profile/profile.ts'
import { queueJob } from '../jobs/store.ts'
import type { Hasher } from '../passwords/hasher.ts'
import { addRegistration, findTokensFor } from '../registrations/store.ts'
import type { Audit } from '../security-log/audit.ts'
import { likeAt } from '../steps/like-at.ts'
import { mayMailTo } from '../steps/may-mail.ts'
import { findMemberByEmail } from '../store.ts'

export type NewAccount = {
  email: string
  password: string
  profile: ProfileChanges
  /** For the browser that asks: there a press on the link is enough later. */
  browserHash: string
  /** Of the accounts that were asked for in this browser before. */
  registeredHashes: string[]
}

export type RegistrationAsked =
  | { outcome: 'asked'; earlierHashes: string[] }
  | { outcome: 'too-often'; retryAt: Date }

/**
 * Every registration stands by itself: its own profile, password and link. One for an address that has an account is
 * kept likewise and leads nowhere, so that whoever asks, and logs in after it, sees no difference. All passwords that
 * are chosen for an address are hashed alike, so that a login finds any of them by hashing once. The last one of a browser
 * is that of whoever sits there: a press does not activate earlier ones for the same address.
 */
export async function register(
  db: Database,
  hasher: Hasher,
  { email, password, profile, browserHash, registeredHashes }: NewAccount,
  audit: Audit,
  now: Date,
): Promise<RegistrationAsked> {
  const allowance = await takeAllowance(db, limits.registrationsPerIp, audit.ip, now)
  if (!allowance.allowed) {
    if (allowance.isFirst) await audit.note(db, { event: 'register', outcome: 'too-often' }, now)
    return { outcome: 'too-often', retryAt: allowance.retryAt }
  }

  const earlierHashes = await findTokensFor(db, email, registeredHashes)
  const passwordHash = await hasher.hash(password, await likeAt(db, hasher, email))
  const mayMail = await mayMailTo(db, email, audit, now)
  return db.transaction().execute(async (trx) => {
    const leadsNowhere = (await findMemberByEmail(trx, email)) !== undefined
    const registration = { email, passwordHash, profile, browserHash }
    const registrationId = await addRegistration(trx, registration, now, { leadsNowhere })
    if (mayMail)
      await queueJob(trx, { kind: 'send-activation', email, registrationId, requestId: audit.requestId }, now)
    await audit.note(trx, { event: 'register', outcome: 'asked', memberId: registrationId }, now)
    return { outcome: 'asked', earlierHashes }
  })
}
