import type { Database } from '#database/database.ts'
import { outsideLinksOf } from '#features/pages/outside-links/outside-links.ts'
import { deadLinks } from '#features/pages/outside-links/store.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import type { DeadLink } from '../dead-link.ts'

/** Once may be chance. */
const failuresOfADeadLink = 2
const mostDeadLinks = 100

/** What is on the site now and does not work any more, the longest first. */
export async function readDeadLinks(db: Database, content: SiteContent): Promise<DeadLink[]> {
  const dead = await deadLinks(db, failuresOfADeadLink)
  if (dead.length === 0) return []
  const links = await outsideLinksOf(content)
  return dead
    .flatMap((link) => {
      const uses = links.get(link.address)
      return uses ? [{ ...link, uses }] : []
    })
    .slice(0, mostDeadLinks)
}
