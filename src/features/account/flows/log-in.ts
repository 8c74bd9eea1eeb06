import type { Database } from '#database/database.ts'
import { logInsPerAddress, logInsPerIp } from '../limits/limit.ts'
import { clearAllowance, giveBackAllowance, takeAllowance } from '../limits/store.ts'
import { emailKeyOf } from '../member.ts'
import type { Hasher } from '../passwords/hasher.ts'
import { hashOfNobody, isOutdated } from '../passwords/password.ts'
import type { Mark } from '../security-log/mark.ts'
import { endSession, startSession } from '../sessions/store.ts'
import { confirmPasswordHash, findMemberByEmail } from '../store.ts'

export type LogIn =
  | { outcome: 'welcome'; memberId: string; token: string }
  | { outcome: 'wrong' }
  | { outcome: 'not-activated' }
  | { outcome: 'too-often'; retryAt: Date }

export type Credentials = { email: string; password: string; earlierTokenHash?: string | undefined }

/**
 * The lock is looked at first: while it holds, right and wrong passwords get the same answer. An attempt is counted
 * before the password is checked, so that many at once count as many. An unknown address costs as much time as a
 * wrong password.
 */
export async function logIn(
  db: Database,
  hasher: Hasher,
  { email, password, earlierTokenHash }: Credentials,
  mark: Mark,
  now: Date,
): Promise<LogIn> {
  const address = emailKeyOf(email)
  const allowances = await db
    .transaction()
    .execute(async (trx) => [
      await takeAllowance(trx, logInsPerIp, mark.ip, now),
      await takeAllowance(trx, logInsPerAddress, address, now),
    ])
  for (const allowance of allowances) {
    if (allowance.allowed) continue
    await mark.note(db, { event: 'log-in', outcome: 'too-often' }, now)
    return { outcome: 'too-often', retryAt: allowance.retryAt }
  }

  const member = await findMemberByEmail(db, email)
  const isRight = await verifyOrGiveBack(
    db,
    hasher,
    password,
    member?.passwordHash ?? hashOfNobody,
    address,
    mark,
  )
  if (!member || !isRight) {
    await mark.note(db, { event: 'log-in', outcome: 'wrong', memberId: member?.id }, now)
    return { outcome: 'wrong' }
  }

  await giveBackAllowance(db, logInsPerIp, mark.ip)
  await clearAllowance(db, logInsPerAddress, address)
  if (member.state === 'pending') {
    await mark.note(db, { event: 'log-in', outcome: 'not-activated', memberId: member.id }, now)
    return { outcome: 'not-activated' }
  }

  const newHash = isOutdated(member.passwordHash) ? await hasher.hash(password) : member.passwordHash
  return db.transaction().execute(async (trx) => {
    // Somebody may have changed the password while this one was being checked.
    if (!(await confirmPasswordHash(trx, member.id, member.passwordHash, newHash)))
      return { outcome: 'wrong' }
    if (earlierTokenHash) await endSession(trx, earlierTokenHash)
    const token = await startSession(trx, member.id, now)
    await mark.note(
      trx,
      { event: 'log-in', outcome: 'welcome', memberId: member.id, actorId: member.id },
      now,
    )
    return { outcome: 'welcome', memberId: member.id, token }
  })
}

/** An attempt that we had no time to check is no failure of the person. */
async function verifyOrGiveBack(
  db: Database,
  hasher: Hasher,
  password: string,
  hash: string,
  address: string,
  mark: Mark,
): Promise<boolean> {
  try {
    return await hasher.verify(password, hash)
  } catch (error) {
    await giveBackAllowance(db, logInsPerIp, mark.ip)
    await giveBackAllowance(db, logInsPerAddress, address)
    throw error
  }
}
