import type { Desk } from '#database/desk.ts'
import { dutchDayOf } from '#dutch-day.ts'
import { findPublished } from '#features/pages/store.ts'
import { emptyDocument } from '../draft.ts'
import { addDraft, findDraftOf, publisherOf } from '../store.ts'

export type Creation = { outcome: 'created'; id: string } | { outcome: 'taken' }

/** A new page is a draft until it is published. */
export async function createPage(
  desk: Desk,
  { path, title, type, by }: { path: string; title: string; type: string; by: string },
  now: Date,
): Promise<Creation> {
  return desk.transact(async (trx) => {
    if ((await findPublished(trx, path)) || (await findDraftOf(trx, path))) return { outcome: 'taken' }
    const document = { ...emptyDocument(path, title, dutchDayOf(now)), type }
    const publisher = await publisherOf(trx, by)
    return { outcome: 'created', id: await addDraft(trx, { document, basedOn: null, by, publisher, now }) }
  })
}
