import type { Media } from '#features/pages/content-check/checked-site.ts'
import type { Page } from '#features/pages/page.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { dayBefore } from '#features/search/log/logged-days.ts'
import { publishedFaults } from '../gate/published-faults.ts'
import type { Concern } from '../list/page-list.ts'

type Site = { content: SiteContent; media: Media; now: Date }

/** The published pages that an editor should look at, the most urgent first. */
export const pagesOfConcern: Record<Concern, (site: Site) => Promise<{ path: string }[]>> = {
  'klopt-niet': ({ content, media }) => publishedFaults(content, media),
  nakijken: async ({ content, now }) => oldPages(content, now),
}

const oldInDays = 365

/** The oldest first. What tells of a day stays as it is. */
export function oldPages({ pages }: SiteContent, now: Date): Page[] {
  const before = dayBefore(now, oldInDays)
  return [...pages.values()]
    .filter(({ type, publishedDate }) => publishedDate < before && type !== 'news' && type !== 'story')
    .sort((one, other) => one.publishedDate.localeCompare(other.publishedDate))
}
