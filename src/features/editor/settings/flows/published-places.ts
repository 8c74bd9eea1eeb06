import type { Database } from '#database/database.ts'
import { pagesChangedSince } from '#features/pages/store.ts'
import type { Place } from '../still-named.ts'

/** The pages that people can read now. */
export async function publishedPlaces(db: Database): Promise<Place[]> {
  const pages = (await pagesChangedSince(db, -1)).filter(({ published }) => published)
  return pages
    .map(({ path, document }) => ({ where: path, words: JSON.stringify(document) }))
    .sort((a, b) => a.where.localeCompare(b.where))
}
