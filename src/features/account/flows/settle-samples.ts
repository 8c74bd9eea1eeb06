import type { Database } from '#database/database.ts'
import type { Hasher } from '../passwords/hasher.ts'
import { samplePassword, samples } from '../samples.ts'
import { addMember, findMemberByEmail, removeSampleMembers } from '../store.ts'

/** Sample members have a known password: they exist in demo mode, and nowhere else. */
export async function settleSamples(db: Database, hasher: Hasher, isDemo: boolean, now: Date): Promise<void> {
  if (!isDemo) return removeSampleMembers(db)

  for (const { email, state, profile } of Object.values(samples)) {
    if (await findMemberByEmail(db, email)) continue
    const passwordHash = await hasher.hash(samplePassword)
    await addMember(db, { email, passwordHash, profile }, now, { state, isSample: true })
  }
}
