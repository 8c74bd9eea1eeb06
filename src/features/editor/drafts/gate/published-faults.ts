import { checkReadPage } from '#features/pages/content-check/check-page.ts'
import type { Media } from '#features/pages/content-check/checked-site.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { siteOf } from './judge.ts'

/** A published page that would not pass the gate any more, such as after another page was removed. */
export type FaultyPage = { path: string; title: string; faults: number }

const known = new WeakMap<SiteContent, Promise<FaultyPage[]>>()

/** Checking every page takes a while: it is done once for each version of the site, with turns for others in between. */
export function publishedFaults(content: SiteContent, media: Media): Promise<FaultyPage[]> {
  const faulty = known.get(content) ?? findFaults(content, media)
  known.set(content, faulty)
  return faulty
}

async function findFaults(content: SiteContent, media: Media): Promise<FaultyPage[]> {
  const site = { ...(await siteOf(content)), ...media }
  const faulty: FaultyPage[] = []
  for (const page of content.pages.values()) {
    const faults = (await checkReadPage(page, site)).filter(({ isAdvice }) => !isAdvice).length
    if (faults > 0) faulty.push({ path: page.path, title: page.title, faults })
  }
  return faulty.sort((one, other) => other.faults - one.faults)
}
