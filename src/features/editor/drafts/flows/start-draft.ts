import type { Desk } from '#database/desk.ts'
import { dutchDayOf } from '#dutch-day.ts'
import { findPublished } from '#features/pages/store.ts'
import { type DraftDocument, emptyDocument } from '../draft.ts'
import { addDraft } from '../store.ts'

/** Opens the draft of a page, or makes one: of what is published there, or of a page that is new. */
export async function startDraft(
  desk: Desk,
  { path, title = '', by }: { path: string; title?: string; by: string },
  now: Date,
): Promise<string> {
  return desk.transact(async (trx) => {
    const published = await findPublished(trx, path)
    const document = published
      ? ({ ...(published.document as object), path } as DraftDocument)
      : emptyDocument(path, title, dutchDayOf(now))
    return addDraft(trx, { document, basedOn: published?.version ?? null, by, now })
  })
}
