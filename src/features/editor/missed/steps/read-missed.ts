import type { Database } from '#database/database.ts'
import { type MissedCount, mostMissed } from '#features/pages/missed/store.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { openTurns } from '#features/pages/turns.ts'
import type { SearchIndex } from '#features/search/index/search-index.ts'
import { dayBefore } from '#features/search/log/logged-days.ts'
import { missedAddressesInDays } from '#periods.ts'
import { lastVersions } from '../../drafts/versions/store.ts'
import type { Missed } from '../missed.ts'
import { proposeTarget } from '../propose-target.ts'

const mostMissedShown = 50
/** Some of those that were counted have a page or a redirect by now. */
const mostMissedRead = 250

/** What still leads nowhere, the most asked first. */
export async function readMissedCounts(
  db: Database,
  content: SiteContent,
  now: Date,
): Promise<MissedCount[]> {
  const counted = await mostMissed(db, dayBefore(now, missedAddressesInDays), mostMissedRead)
  return counted
    .filter(({ path }) => !content.pages.has(path) && !content.redirects.has(path))
    .slice(0, mostMissedShown)
}

/** Visitors get a turn in between. */
export async function readMissed(
  db: Database,
  content: SiteContent,
  index: SearchIndex,
  now: Date,
): Promise<Missed[]> {
  const counted = await readMissedCounts(db, content, now)
  const former = await lastVersions(
    db,
    counted.map(({ path }) => path),
  )
  const takeTurn = openTurns()
  const missed: Missed[] = []
  for (const { path, times } of counted) {
    await takeTurn()
    const formerTitle = former.get(path)?.title
    missed.push({ path, times, formerTitle, target: proposeTarget(path, formerTitle, { content, index }) })
  }
  return missed
}
