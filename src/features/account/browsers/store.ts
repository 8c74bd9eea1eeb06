import type { Database } from '#database/database.ts'
import { daysBefore, knownBrowserInDays } from '#periods.ts'
import { emailKeyOf } from '../member.ts'
import { knownBrowsersPerMember } from './known-browser.ts'

/** By which of these the member with this address is known. */
export async function findKnownBrowser(
  db: Database,
  browserHashes: string[],
  email: string,
  now: Date,
): Promise<string | undefined> {
  if (browserHashes.length === 0) return undefined
  const row = await db
    .selectFrom('known_browser')
    .innerJoin('member', 'member.id', 'known_browser.member_id')
    .select('token_hash')
    .where('token_hash', 'in', browserHashes)
    .where('email_key', '=', emailKeyOf(email))
    .where('used_at', '>', oldestUse(now))
    .orderBy('used_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.token_hash
}

/** A member has so many at the most; those that were not used for longest are forgotten. */
export async function rememberBrowser(
  trx: Database,
  browserHash: string,
  memberId: string,
  now: Date,
): Promise<void> {
  const used_at = now.toISOString()
  await trx
    .insertInto('known_browser')
    .values({ token_hash: browserHash, member_id: memberId, used_at })
    .onConflict((conflict) => conflict.columns(['token_hash', 'member_id']).doUpdateSet({ used_at }))
    .execute()
  const tooMany = await trx
    .selectFrom('known_browser')
    .select('token_hash')
    .where('member_id', '=', memberId)
    .orderBy('used_at', 'desc')
    .limit(knownBrowsersPerMember)
    .offset(knownBrowsersPerMember)
    .execute()
  for (const { token_hash } of tooMany) await forgetBrowser(trx, token_hash, memberId)
}

export async function forgetBrowser(trx: Database, browserHash: string, memberId: string): Promise<void> {
  await trx
    .deleteFrom('known_browser')
    .where('token_hash', '=', browserHash)
    .where('member_id', '=', memberId)
    .execute()
}

/** Whoever had the old password is a stranger from now on. */
export async function forgetBrowsersOf(trx: Database, memberId: string): Promise<void> {
  await trx.deleteFrom('known_browser').where('member_id', '=', memberId).execute()
}

export async function forgetOldBrowsers(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('known_browser').where('used_at', '<=', oldestUse(now)).execute()
}

function oldestUse(now: Date): string {
  return daysBefore(now, knownBrowserInDays).toISOString()
}
