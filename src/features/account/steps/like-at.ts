import type { Database } from '#database/database.ts'
import { emailKeyOf } from '../member.ts'
import type { Hasher } from '../passwords/hasher.ts'
import { findChosenHash } from '../registrations/store.ts'
import { findMemberByEmail } from '../store.ts'

/**
 * What a password that is chosen for this address is made like. They all share their salt, the member's and whatever was
 * registered, so that a login hashes once, whoever has the address.
 */
export async function likeAt(db: Database, hasher: Hasher, email: string): Promise<string> {
  const member = await findMemberByEmail(db, email)
  const chosen = await findChosenHash(db, email)
  return member?.passwordHash ?? chosen ?? hasher.likeFor(emailKeyOf(email))
}
