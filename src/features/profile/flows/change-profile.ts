import type { Database } from '#database/database.ts'
import type { Profile, ProfileChanges } from '../profile.ts'
import { saveProfile } from '../store.ts'

/** The pen of the security log, as far as this flow needs it. */
type Noter = {
  note: (
    db: Database,
    event: { event: 'profile-change'; outcome: 'changed'; memberId: string; actorId: string },
    now: Date,
  ) => Promise<void>
}

/** Nothing when the member was removed in the meantime. */
export async function changeProfile(
  db: Database,
  memberId: string,
  changes: ProfileChanges,
  mark: Noter,
  now: Date,
): Promise<Profile | undefined> {
  return db.transaction().execute(async (trx) => {
    const profile = await saveProfile(trx, memberId, changes)
    if (profile)
      await mark.note(trx, { event: 'profile-change', outcome: 'changed', memberId, actorId: memberId }, now)
    return profile
  })
}
