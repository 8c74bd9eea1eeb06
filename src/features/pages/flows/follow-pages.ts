import type { Database } from '#database/database.ts'
import { type Page, readPage } from '../page.ts'
import { type SiteContent, toSiteContent } from '../site-content.ts'
import { allRedirects, getSiteVersion, pagesChangedSince } from '../store.ts'

/** What is published now, kept in memory and kept up to date. */
export type FollowedPages = {
  current: () => SiteContent
  /** Looks for a newer version; gives true when there was one. */
  refresh: () => Promise<boolean>
  stop: () => void
}

export type Follower = {
  onFault: (fault: string) => void
  onChange?: () => void
  everyMilliseconds?: number
}

/** Several processes share one database, so each asks every few seconds whether another has published. */
export async function followPages(db: Database, follower: Follower): Promise<FollowedPages> {
  const { onFault, onChange = () => {}, everyMilliseconds = 2_000 } = follower
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
  const stop = repeat(() => refresh().catch((error: Error) => onFault(error.message)), everyMilliseconds)
  return { current: () => content, refresh, stop }
}

function readStored(path: string, document: unknown, onFault: (fault: string) => void): Page | undefined {
  const reading = readPage(document)
  if (reading.ok) return reading.value

  onFault(`The page ${path} is not shown, it does not fit: ${reading.fault}`)
  return undefined
}

/** The next turn begins only after the last one has ended. */
function repeat(turn: () => Promise<unknown>, everyMilliseconds: number): () => void {
  let timer: NodeJS.Timeout | undefined
  let stopped = false
  const plan = () => {
    if (!stopped) timer = setTimeout(() => turn().finally(plan), everyMilliseconds).unref()
  }
  plan()
  return () => {
    stopped = true
    clearTimeout(timer)
  }
}
