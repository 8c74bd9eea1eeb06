import type { Database } from '#database/database.ts'
import { type Page, readPage } from '../page.ts'
import { type SiteContent, toSiteContent } from '../site-content.ts'
import { allRedirects, getSiteVersion, pagesChangedSince } from '../store.ts'

/** What is published now, kept in memory and kept up to date. */
export type FollowedPages = {
  current: () => SiteContent
  /** Looks for a newer version; gives true when there was one. */
  refresh: () => Promise<boolean>
}

export type Follower = {
  onFault: (fault: string) => void
  onChange?: () => void
}

/** Several processes share one database: who follows asks every few seconds (`refresh`) whether another has published. */
export async function followPages(db: Database, follower: Follower): Promise<FollowedPages> {
  const { onFault, onChange = () => {} } = follower
  let content = toSiteContent(-1, new Map(), new Map())

  async function refresh(): Promise<boolean> {
    const version = await getSiteVersion(db)
    if (version === content.version) return false

    const pages = new Map(content.pages)
    for (const { path, document, published } of await pagesChangedSince(db, content.version)) {
      const page = published ? readStored(path, document, onFault) : undefined
      if (page) pages.set(path, page)
      else pages.delete(path)
    }
    content = toSiteContent(version, pages, await allRedirects(db))
    onChange()
    return true
  }

  await refresh()
  return { current: () => content, refresh }
}

function readStored(path: string, document: unknown, onFault: (fault: string) => void): Page | undefined {
  const reading = readPage(document)
  if (reading.ok) return reading.value

  onFault(`The page ${path} is not shown, it does not fit: ${reading.fault}`)
  return undefined
}
