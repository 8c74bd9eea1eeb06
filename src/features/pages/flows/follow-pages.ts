import type { Database } from '#database/database.ts'
import { dutchDayOf } from '#dutch-day.ts'
import { type Facts, factsOn, noFacts, readFacts } from '#features/insurance/facts.ts'
import { allSheets, findChangedAt, hasSheetsChangedSince } from '#features/insurance/store.ts'
import { noSettings, readSettings, type Settings } from '#features/settings/settings.ts'
import { lastDocuments } from '#features/settings/store.ts'
import { readFilledPage } from '../filled-page.ts'
import { byAddress } from '../old-address.ts'
import type { Page, PageReading } from '../page.ts'
import { type SiteContent, toSiteContent } from '../site-content.ts'
import { allRedirects, getSiteVersion, pagesChangedSince, type StoredPage } from '../store.ts'
import { openTurns } from '../turns.ts'

type ReadBeside = (next: SiteContent) => Promise<unknown>

/** What is published now, kept in memory and kept up to date. */
export type FollowedPages = {
  current: () => SiteContent
  /** Looks for a newer version, or a new day; gives true when there was one. What is read beside it is read before anyone sees it. */
  refresh: (readBeside?: ReadBeside) => Promise<boolean>
}

export type Follower = {
  onFault: (fault: string) => void
  onChange?: () => void
  now?: () => Date
  /** What holds as long as the database has no facts that fit. */
  facts?: Facts
  /** What holds as long as no editor set it otherwise. */
  settings?: Settings
  /** For whoever read the same page before. */
  readPage?: typeof readFilledPage
}

/**
 * Several processes share one database: who follows asks every second (`refresh`) whether another has published. When a
 * day begins in the Netherlands, other facts may hold: then all is read again, by each process for itself. At the start everything is read, by the patient one if there is one: a slow database must not keep the site from starting.
 */
export async function followPages(
  db: Database,
  follower: Follower,
  patientDb: Database = db,
): Promise<FollowedPages> {
  const {
    onFault,
    onChange = () => {},
    now = () => new Date(),
    facts = noFacts,
    settings = noSettings,
    readPage = readFilledPage,
  } = follower
  // Those of the content name pages where they are now, and a page may move back.
  let stored = facts
  let content = toSiteContent(-1, new Map(), new Map(), facts, settings)

  async function readFrom(db: Database, readBeside: ReadBeside = async () => {}) {
    const version = await getSiteVersion(db)
    const today = dutchDayOf(now())
    const isNewDay = today !== content.facts.today
    if (version === content.version && !isNewDay) return false

    const haveFactsChanged = await hasSheetsChangedSince(db, content.version)
    const before = factsOn(stored, today)
    const facts = haveFactsChanged ? await readStoredFacts(db, before, onFault) : before
    const pages = new Map(content.pages)
    const takeTurn = openTurns()
    for (const row of await pagesChangedSince(db, haveFactsChanged || isNewDay ? -1 : content.version)) {
      await takeTurn()
      const page = readStored(
        row,
        pages.get(row.path),
        (document) => readPage(document, facts.texts),
        onFault,
      )
      if (page) pages.set(row.path, page)
      else pages.delete(row.path)
    }
    const chosen = readSettings(await lastDocuments(db), settings)
    const redirects = byAddress(await allRedirects(db))
    const next = toSiteContent(version, pages, redirects, facts, chosen)
    await readBeside(next)
    stored = facts
    content = next
    onChange()
    return true
  }

  await readFrom(patientDb)
  return { current: () => content, refresh: (readBeside) => readFrom(db, readBeside) }
}

/** Facts that do not fit are refused whole: those that held before go on holding. */
async function readStoredFacts(
  db: Database,
  before: Facts,
  onFault: (fault: string) => void,
): Promise<Facts> {
  const { insurance, yearFacts } = await allSheets(db)
  const changedAt = await findChangedAt(db, 'yearFacts')
  const reading = readFacts({ insurance, yearFacts }, before.today, changedAt)
  if (reading.ok) return reading.value

  onFault(`The facts are left as they were, the stored ones do not fit: ${reading.fault}`)
  return before
}

/** A page that does not fit leaves the one that was shown before, or nothing. */
function readStored(
  { path, document, published }: StoredPage,
  before: Page | undefined,
  read: (document: unknown) => PageReading,
  onFault: (fault: string) => void,
): Page | undefined {
  if (!published) return undefined
  const reading = read(document)
  if (reading.ok) return reading.value

  onFault(`The page ${path} is ${before ? 'left as it was' : 'not shown'}, it does not fit: ${reading.fault}`)
  return before
}
