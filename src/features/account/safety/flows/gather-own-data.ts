import type { Database } from '#database/database.ts'
import { findProfile } from '#features/profile/store.ts'
import type { Mark } from '../../security-log/mark.ts'
import { eventsOf } from '../../security-log/store.ts'
import { sessionsOf } from '../../sessions/store.ts'
import type { OwnData } from '../own-data.ts'
import { editorialOf, findMembership, linksOf, mailsOnTheirWayTo } from '../store.ts'

/** All events of the year that they are kept. */
const mostEvents = 100_000

/** Nothing when the member was removed in the meantime. */
export async function gatherOwnData(
  db: Database,
  memberId: string,
  mark: Mark,
  now: Date,
): Promise<OwnData | undefined> {
  await mark.note(db, { event: 'data-export', outcome: 'done', memberId, actorId: memberId }, now)
  const member = await findMembership(db, memberId)
  const profile = await findProfile(db, memberId)
  if (!member || !profile) return undefined

  const sessions = await sessionsOf(db, memberId, now)
  return {
    madeAt: now.toISOString(),
    member,
    profile,
    sessions: sessions.map(({ createdAt, extendedAt, expiresAt }) => ({ createdAt, extendedAt, expiresAt })),
    links: await linksOf(db, memberId),
    mailsOnTheirWay: await mailsOnTheirWayTo(db, memberId),
    ...(await editorialOf(db, memberId)),
    log: await eventsOf(db, memberId, mostEvents),
  }
}
