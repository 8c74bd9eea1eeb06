import type { Database } from '#database/database.ts'
import { settingsAfterMoves } from '#features/pages/after-moves.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { pagesChangedSince } from '#features/pages/store.ts'
import { readSettings, type Settings } from '#features/settings/settings.ts'
import { lastDocuments } from '#features/settings/store.ts'
import { type Place, placeOf } from './still-named.ts'

/** As they are stored at this moment: what the process remembers may be two seconds old. */
export async function settingsNow(db: Database, content: SiteContent): Promise<Settings> {
  return settingsAfterMoves(readSettings(await lastDocuments(db), content.settings), content)
}

/** The pages that people can read now, and those that they will read at a moment that is planned. */
export async function placesOnPages(db: Database): Promise<Place[]> {
  return [...(await publishedPages(db)), ...(await plannedPages(db))]
    .map(({ where, document }) => placeOf(where, document))
    .sort((a, b) => a.where.localeCompare(b.where))
}

type FoundPage = { where: string; document: unknown }

export async function publishedPages(db: Database): Promise<FoundPage[]> {
  const pages = (await pagesChangedSince(db, -1)).filter(({ published }) => published)
  return pages.map(({ path, document }) => ({ where: path, document }))
}

export async function plannedPages(db: Database): Promise<FoundPage[]> {
  const planned = await db
    .selectFrom('draft')
    .select(['path', 'document'])
    .where('publish_at', 'is not', null)
    .execute()
  return planned.map(({ path, document }) => ({
    where: `de geplande pagina ${path}`,
    document: JSON.parse(document),
  }))
}
