import type { Desk } from '#database/desk.ts'
import { findPublished } from '#features/pages/store.ts'
import type { DraftDocument } from '../draft.ts'
import { addDraft, findDraftOf, publisherOf } from '../store.ts'

export type Copying = { outcome: 'copied'; id: string } | { outcome: 'taken' } | { outcome: 'unknown' }

/** A new draft with what stands on a page now: what editors make of it, or what is published. */
export async function copyPage(
  desk: Desk,
  { from, to, title, by }: { from: string; to: string; title: string; by: string },
  now: Date,
): Promise<Copying> {
  return desk.transact(async (trx) => {
    const draft = await findDraftOf(trx, from)
    const source =
      draft?.document ?? ((await findPublished(trx, from))?.document as DraftDocument | undefined)
    if (!source) return { outcome: 'unknown' }
    if ((await findPublished(trx, to)) || (await findDraftOf(trx, to))) return { outcome: 'taken' }

    const { navigation: _menu, movedFrom: _moved, answers: _answers, ...rest } = source
    const document: DraftDocument = { ...rest, blocks: source.blocks, path: to, title }
    const publisher = await publisherOf(trx, by, draft?.writtenByPublisherId)
    return { outcome: 'copied', id: await addDraft(trx, { document, basedOn: null, by, publisher, now }) }
  })
}
