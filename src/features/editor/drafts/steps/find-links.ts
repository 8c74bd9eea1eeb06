import type { Database } from '#database/database.ts'
import { pagesChangedSince } from '#features/pages/store.ts'
import { leadsTo } from '../moves.ts'
import { titleOf } from '../store.ts'

export type Linking = { path: string; title: string }

/** The published pages that lead to one of these. */
export async function findLinks(db: Database, paths: Iterable<string>): Promise<Linking[]> {
  const wanted = new Map([...paths].map((path) => [path, `${path}?`]))
  const pages = await pagesChangedSince(db, -1)
  return pages
    .filter(({ path, document, published }) => published && !wanted.has(path) && leadsTo(document, wanted))
    .map(({ path, document }) => ({ path, title: titleOf(document as object) || path }))
}
