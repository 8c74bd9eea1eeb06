import type { Database } from '#database/database.ts'
import { type Limit, limits } from '#features/limits/limit.ts'
import {
  type Allowance,
  clearAllowance,
  giveBackAllowance,
  isBlocked,
  orGiveBack,
  takeAllowance,
  takeAllowances,
} from '#features/limits/store.ts'
import { knownBrowserKeyOf } from '../browsers/known-browser.ts'
import { findKnownBrowser, forgetBrowser, rememberBrowser } from '../browsers/store.ts'
import { emailKeyOf, type Member } from '../member.ts'
import type { Hasher } from '../passwords/hasher.ts'
import { hashOfNobody, isOutdated, isSameHash } from '../passwords/password.ts'
import { findChosenHash, isRegistered } from '../registrations/store.ts'
import type { Audit } from '../security-log/audit.ts'
import { endSession, startSession } from '../sessions/store.ts'
import { confirmCredentials, findMemberByEmail, renewPasswordHash } from '../store.ts'

export type LogIn =
  | { outcome: 'welcome'; memberId: string; token: string; knownHash: string | undefined }
  | { outcome: 'wrong' }
  | { outcome: 'not-activated' }
  | { outcome: 'too-often'; retryAt: Date }

export type Credentials = {
  email: string
  password: string
  earlierTokenHash?: string | undefined
  /** Of the members who logged in before in this browser. */
  knownHashes: string[]
  /** Known from now on, instead of the one among those by which this member was known. */
  browserHash: string
}

type Counted = (readonly [limit: Limit, subject: string])[]

/**
 * The lock is looked at first: while it holds, right and wrong passwords get the same answer. An attempt is counted
 * before the password is checked, so that many at once count as many. An unknown address, a member and a registration
 * cost the same: one hash, and the same questions.
 */
export async function logIn(
  db: Database,
  hasher: Hasher,
  { email, password, earlierTokenHash, knownHashes, browserHash }: Credentials,
  audit: Audit,
  now: Date,
): Promise<LogIn> {
  const right = [limits.rightLogInsPerAddress, emailKeyOf(email)] as const
  const isAtItsEnd = await isBlocked(db, ...right, now)
  const knownHash = await findKnownBrowser(db, knownHashes, email, now)
  const attempts = countedFor(email, knownHash, audit)
  const counted = isAtItsEnd ? [right, ...attempts] : attempts
  const allowance = await db.transaction().execute((trx) => takeAllowances(trx, counted, now))
  await noteFirstRefusal(db, allowance, audit, now)
  if (!allowance.allowed) return { outcome: 'too-often', retryAt: allowance.retryAt }

  const member = await findMemberByEmail(db, email)
  const chosen = await findChosenHash(db, email)
  const like = member?.passwordHash ?? chosen ?? hashOfNobody
  const hash = await orGiveBack(db, counted, () => hasher.hash(password, like))
  if (member && isSameHash(hash, member.passwordHash)) {
    await settle(db, counted)
    // Of many at once, one may be refused here first: it was checked already, so it comes in.
    await noteFirstRefusal(db, await takeAllowance(db, ...right, now), audit, now)
    // As long as somebody registered the address, what they chose must be found by the same hash.
    const newHash = isOutdated(hash) && !chosen ? await hasher.hash(password) : undefined
    return welcome(db, member, { newHash, earlierTokenHash, knownHash, browserHash }, audit, now)
  }

  // Anybody can register any address, so the password of a registration lifts no lock.
  const outcome = (await isRegistered(db, email, hash)) ? 'not-activated' : 'wrong'
  await audit.note(db, { event: 'log-in', outcome, memberId: member?.id }, now)
  return { outcome }
}

/** A browser that this account was used in before has a counter of its own: strangers cannot lock the owner out. */
function countedFor(email: string, knownHash: string | undefined, audit: Audit): Counted {
  if (knownHash) return [[limits.logInsPerKnownBrowser, knownBrowserKeyOf(knownHash, email)]]
  return [
    [limits.logInsPerIp, audit.ip],
    [limits.logInsPerAddress, emailKeyOf(email)],
  ]
}

async function noteFirstRefusal(db: Database, allowance: Allowance, audit: Audit, now: Date): Promise<void> {
  if (!allowance.allowed && allowance.isFirst)
    await audit.note(db, { event: 'log-in', outcome: 'too-often' }, now)
}

type Welcome = {
  newHash: string | undefined
  earlierTokenHash: string | undefined
  knownHash: string | undefined
  browserHash: string
}

async function welcome(
  db: Database,
  member: Member,
  { newHash, earlierTokenHash, knownHash, browserHash }: Welcome,
  audit: Audit,
  now: Date,
): Promise<LogIn> {
  return db.transaction().execute(async (trx) => {
    // Somebody may have changed the password while this one was being checked.
    const stands = newHash
      ? await renewPasswordHash(trx, member, newHash)
      : await confirmCredentials(trx, member)
    if (!stands) return { outcome: 'wrong' }

    if (earlierTokenHash) await endSession(trx, earlierTokenHash)
    const token = await startSession(trx, member.id, now)
    if (knownHash) await forgetBrowser(trx, knownHash, member.id)
    await rememberBrowser(trx, browserHash, member.id, now)
    await audit.note(
      trx,
      { event: 'log-in', outcome: 'welcome', memberId: member.id, actorId: member.id },
      now,
    )
    return { outcome: 'welcome', memberId: member.id, token, knownHash }
  })
}

/**
 * It was the right password. A known browser begins anew; elsewhere just this attempt is given back, since others who
 * guess would see that somebody came in, and could guess on.
 */
async function settle(db: Database, counted: Counted): Promise<void> {
  for (const [limit, subject] of counted) {
    if (limit === limits.logInsPerKnownBrowser) await clearAllowance(db, limit, subject)
    else await giveBackAllowance(db, limit, subject)
  }
}
