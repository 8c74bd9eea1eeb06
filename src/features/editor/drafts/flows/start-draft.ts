import type { Database } from '#database/database.ts'
import type { Desk } from '#database/desk.ts'
import { dutchDayOf } from '#dutch-day.ts'
import { type Moved, stoodAt } from '#features/pages/old-address.ts'
import { findPublished, findRedirect } from '#features/pages/store.ts'
import { type DraftDocument, emptyDocument } from '../draft.ts'
import { addDraft, findDraftOf } from '../store.ts'

/** Opens the draft of a page, or makes one: of what is published there, or of a page that is new. */
export async function startDraft(
  desk: Desk,
  { path, title = '', by }: { path: string; title?: string; by: string },
  now: Date,
): Promise<string> {
  return desk.transact(async (trx) => {
    const place = (await findMoved(trx, path)) ?? path
    const published = await findPublished(trx, place)
    const document = published
      ? ({ ...(published.document as object), path: place } as DraftDocument)
      : emptyDocument(place, title, dutchDayOf(now))
    return addDraft(trx, { document, basedOn: published?.version ?? null, by, now })
  })
}

/** Where a page stands by now that is no longer here: a screen may have been open since before it was moved. */
async function findMoved(trx: Database, path: string): Promise<string | undefined> {
  if ((await pagesAt(trx, path)).length > 0) return undefined
  const to = await findRedirect(trx, path)
  return to && (await pagesAt(trx, to)).some((page) => stoodAt(path, page)) ? to : undefined
}

/** As it is published, and as its concept is. */
async function pagesAt(trx: Database, path: string): Promise<Moved[]> {
  const found = [await findPublished(trx, path), await findDraftOf(trx, path)]
  return found.flatMap((page) => (page ? [page.document as Moved] : []))
}
