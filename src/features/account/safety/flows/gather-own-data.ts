import type { Database } from '#database/database.ts'
import { limits } from '#features/limits/limit.ts'
import { takeAllowance } from '#features/limits/store.ts'
import { findProfile } from '#features/profile/store.ts'
import type { Audit } from '../../security-log/audit.ts'
import { eventsBefore, type LoggedEvent } from '../../security-log/store.ts'
import { sessionsOf } from '../../sessions/store.ts'
import type { OwnData } from '../own-data.ts'
import { editorialOf, findMembership, linksOf, mailsOnTheirWayTo } from '../store.ts'

export type Export =
  | { outcome: 'gathered'; data: Omit<OwnData, 'log'>; log: AsyncIterable<LoggedEvent[]> }
  | { outcome: 'gone' }
  | { outcome: 'too-often'; retryAt: Date }

/** The log may be long: it is read in portions, while it is sent. */
export async function gatherOwnData(
  db: Database,
  memberId: string,
  audit: Audit,
  now: Date,
): Promise<Export> {
  const allowance = await takeAllowance(db, limits.exportsPerMember, memberId, now)
  if (!allowance.allowed) return { outcome: 'too-often', retryAt: allowance.retryAt }

  await audit.note(db, { event: 'data-export', outcome: 'done', memberId, actorId: memberId }, now)
  const member = await findMembership(db, memberId)
  const profile = await findProfile(db, memberId)
  if (!member || !profile) return { outcome: 'gone' }

  const sessions = await sessionsOf(db, memberId, now)
  const data = {
    madeAt: now.toISOString(),
    member,
    profile,
    sessions: sessions.map(({ createdAt, extendedAt, expiresAt }) => ({ createdAt, extendedAt, expiresAt })),
    links: await linksOf(db, memberId),
    mailsOnTheirWay: await mailsOnTheirWayTo(db, memberId),
    ...(await editorialOf(db, memberId)),
  }
  return { outcome: 'gathered', data, log: wholeLog(db, memberId) }
}

const eventsAtOnce = 500

async function* wholeLog(db: Database, memberId: string): AsyncGenerator<LoggedEvent[]> {
  let before: string | undefined
  while (true) {
    const { events, last } = await eventsBefore(db, memberId, before, eventsAtOnce)
    if (events.length > 0) yield events
    if (last === undefined || events.length < eventsAtOnce) return
    before = last
    await new Promise((resolve) => setImmediate(resolve))
  }
}
