import type { Database } from '#database/database.ts'
import type { Profile, ProfileChanges } from '../profile.ts'
import { findProfile, isColleague, saveProfile } from '../store.ts'

/** Who asks, as far as this flow needs to know. */
type Asker = {
  memberId: string
  /** Whether the session still stands, inside the transaction that changes something. */
  stillStands: (trx: Database) => Promise<boolean>
  note: (
    db: Database,
    event: { event: 'profile-change'; outcome: 'changed'; memberId: string; actorId: string },
    now: Date,
  ) => Promise<void>
}

export type ProfileChange =
  | { outcome: 'changed'; profile: Profile }
  | { outcome: 'unchanged'; profile: Profile }
  | { outcome: 'no-member' }
  | { outcome: 'ended' }

/** What was so already is not written and not noted. */
export async function changeProfile(
  db: Database,
  { memberId, stillStands, note }: Asker,
  changes: ProfileChanges,
  now: Date,
): Promise<ProfileChange> {
  const saved = await db
    .transaction()
    .execute(async (trx) => {
      const profile = await saveProfile(trx, memberId, changes)
      if (!profile) return undefined
      if (!(await stillStands(trx))) throw new SessionEnded()
      await note(trx, { event: 'profile-change', outcome: 'changed', memberId, actorId: memberId }, now)
      return profile
    })
    .catch(endedOrThrow)
  if (saved === 'ended') return { outcome: 'ended' }
  if (saved) return { outcome: 'changed', profile: saved }

  if (await isColleague(db, memberId)) return { outcome: 'no-member' }
  const profile = await findProfile(db, memberId)
  return profile ? { outcome: 'unchanged', profile } : { outcome: 'ended' }
}

/** Undoes what was written in a transaction that turns out to come too late. */
class SessionEnded extends Error {}

function endedOrThrow(error: unknown): 'ended' {
  if (error instanceof SessionEnded) return 'ended'
  throw error
}
