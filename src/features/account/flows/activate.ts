import type { Database } from '#database/database.ts'
import { limits } from '#features/limits/limit.ts'
import { clearAllowance, orGiveBack, takeAllowance } from '#features/limits/store.ts'
import { rememberBrowser } from '../browsers/store.ts'
import type { Hasher } from '../passwords/hasher.ts'
import { findProof, takeProof } from '../proofs/store.ts'
import { isFromBrowser, type Registration } from '../registrations/registration.ts'
import { findRegistration } from '../registrations/store.ts'
import type { Audit } from '../security-log/audit.ts'
import { makeMember } from '../steps/make-member.ts'
import { noteStranger } from '../steps/note-stranger.ts'
import { findMember } from '../store.ts'

export type Activation =
  | { outcome: 'activated' }
  | { outcome: 'already-active' }
  | { outcome: 'refused' }
  | { outcome: 'password-needed' }
  | { outcome: 'wrong' }
  | { outcome: 'too-often'; retryAt: Date }

export type Handing = {
  code: string
  password?: string | undefined
  /** Of the accounts that were asked for in this browser. */
  registeredHashes: string[]
  /** Known from now on. */
  browserHash: string
}

/**
 * Whoever pressed the button can read the mailbox. That they also asked for this account they show by the browser it
 * was asked in, or by the password that was chosen then: somebody else may have asked for it with their address.
 */
export async function activate(
  db: Database,
  hasher: Hasher,
  { code, password, registeredHashes, browserHash }: Handing,
  audit: Audit,
  now: Date,
): Promise<Activation> {
  const proof = await findProof(db, code, 'activate', now)
  const registration = proof?.state === 'valid' ? await findRegistration(db, proof.ownerId) : undefined
  if (!registration) return explain(db, proof?.ownerId, audit, now)

  const isSameBrowser = isFromBrowser(registration, registeredHashes)
  const check = isSameBrowser ? undefined : await checkChosen(db, hasher, registration, password, audit, now)
  if (check) return check

  return db.transaction().execute(async (trx) => {
    const take = () => takeProof(trx, code, 'activate', now)
    const member = await makeMember(trx, registration, take, now)
    if (!member) return explain(trx, registration.id, audit, now)

    await rememberBrowser(trx, browserHash, member.id, now)
    await audit.note(trx, { event: 'activate', outcome: 'activated', memberId: member.id }, now)
    return { outcome: 'activated' }
  })
}

/** Nothing when the password is the one that was chosen. */
async function checkChosen(
  db: Database,
  hasher: Hasher,
  { id, passwordHash }: Registration,
  password: string | undefined,
  audit: Audit,
  now: Date,
): Promise<Activation | undefined> {
  if (password === undefined) return { outcome: 'password-needed' }

  const counted = [limits.passwordsPerRegistration, id] as const
  const allowance = await takeAllowance(db, ...counted, now)
  if (!allowance.allowed) return { outcome: 'too-often', retryAt: allowance.retryAt }
  if (!(await orGiveBack(db, [counted], () => hasher.verify(password, passwordHash)))) {
    await audit.note(db, { event: 'activate', outcome: 'wrong', memberId: id }, now)
    return { outcome: 'wrong' }
  }
  await clearAllowance(db, ...counted)
  return undefined
}

/** Whoever presses twice, or comes back later, is told kindly that all is well. */
async function explain(
  db: Database,
  ownerId: string | undefined,
  audit: Audit,
  now: Date,
): Promise<Activation> {
  const member = ownerId ? await findMember(db, ownerId) : undefined
  const outcome = member ? 'already-active' : 'refused'
  await noteStranger(db, { event: 'activate', outcome, memberId: member?.id }, audit, now)
  return { outcome }
}
