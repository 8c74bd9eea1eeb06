import type { Database } from '#database/database.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { pagesChangedSince } from '#features/pages/store.ts'
import { readSettings, type Settings } from '#features/settings/settings.ts'
import { lastDocuments } from '#features/settings/store.ts'
import type { Place } from './still-named.ts'

/** As they are stored at this moment: what the process remembers may be two seconds old. */
export async function settingsNow(db: Database, { settings }: SiteContent): Promise<Settings> {
  return readSettings(await lastDocuments(db), settings)
}

/** The pages that people can read now. */
export async function publishedPlaces(db: Database): Promise<Place[]> {
  const pages = (await pagesChangedSince(db, -1)).filter(({ published }) => published)
  return pages
    .map(({ path, document }) => ({ where: path, words: JSON.stringify(document) }))
    .sort((a, b) => a.where.localeCompare(b.where))
}
