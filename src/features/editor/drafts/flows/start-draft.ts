import type { Desk } from '#database/desk.ts'
import { dutchDayOf } from '#dutch-day.ts'
import { findPublished } from '#features/pages/store.ts'
import { type DraftDocument, emptyDocument } from '../draft.ts'
import { findMoved } from '../steps/find-moved.ts'
import { addDraft, publisherOf } from '../store.ts'

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
    const publisher = published ? null : await publisherOf(trx, by)
    return addDraft(trx, { document, basedOn: published?.version ?? null, by, publisher, now })
  })
}
