import type { Database } from '#database/database.ts'
import { type Moved, stoodAt } from '#features/pages/old-address.ts'
import { findPublished, findRedirect } from '#features/pages/store.ts'
import { findDraftOf } from '../store.ts'

/** Where a page stands by now that is no longer here: a screen may have been open since before it was moved. */
export async function findMoved(trx: Database, path: string): Promise<string | undefined> {
  if ((await pagesAt(trx, path)).length > 0) return undefined
  const to = await findRedirect(trx, path)
  return to && (await pagesAt(trx, to)).some((page) => stoodAt(path, page)) ? to : undefined
}

/** As it is published, and as its concept is. */
async function pagesAt(trx: Database, path: string): Promise<Moved[]> {
  const found = [await findPublished(trx, path), await findDraftOf(trx, path)]
  return found.flatMap((page) => (page ? [page.document as Moved] : []))
}
