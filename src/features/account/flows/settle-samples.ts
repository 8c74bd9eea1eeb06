import type { Database } from '#database/database.ts'
import type { Hasher } from '../passwords/hasher.ts'
import { addRegistration, hasSampleRegistration, removeSampleRegistrations } from '../registrations/store.ts'
import { samplePassword, samples } from '../samples.ts'
import { addMember, findMemberByEmail, removeSampleMembers } from '../store.ts'

/** Sample members have a known password: they exist in demo mode, and nowhere else. */
export async function settleSamples(db: Database, hasher: Hasher, isDemo: boolean, now: Date): Promise<void> {
  if (!isDemo) {
    await removeSampleMembers(db)
    return removeSampleRegistrations(db)
  }

  for (const { email, isActive, profile } of Object.values(samples)) {
    if (await findMemberByEmail(db, email)) continue
    if (!isActive && (await hasSampleRegistration(db, email))) continue
    const passwordHash = await hasher.hash(samplePassword)
    if (isActive) await addMember(db, { email, passwordHash, profile }, now, { isSample: true })
    else
      await addRegistration(db, { email, passwordHash, profile, browserHash: null }, now, { isSample: true })
  }
}
