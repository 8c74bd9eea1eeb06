import type { Database } from '#database/database.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { pagesChangedSince } from '#features/pages/store.ts'
import { readSettings, type Settings } from '#features/settings/settings.ts'
import { lastDocuments } from '#features/settings/store.ts'
import { type Place, placeOf } from './still-named.ts'

/** As they are stored at this moment: what the process remembers may be two seconds old. */
export async function settingsNow(db: Database, { settings }: SiteContent): Promise<Settings> {
  return readSettings(await lastDocuments(db), settings)
}

/** The pages that people can read now, and those that they will read at a moment that is planned. */
export async function placesOnPages(db: Database): Promise<Place[]> {
  const pages = (await pagesChangedSince(db, -1)).filter(({ published }) => published)
  const planned = await db
    .selectFrom('draft')
    .select(['path', 'document'])
    .where('publish_at', 'is not', null)
    .execute()
  return [
    ...pages.map(({ path, document }) => placeOf(path, document)),
    ...planned.map(({ path, document }) => placeOf(`de geplande pagina ${path}`, JSON.parse(document))),
  ].sort((a, b) => a.where.localeCompare(b.where))
}
