import type { Desk } from '#database/desk.ts'
import { findPublished } from '#features/pages/store.ts'
import { findDraftOf, removeDraft } from '../store.ts'
import { addVersion } from '../versions/store.ts'

/** The published page is all there is again. What was being made of it is laid aside among the versions. */
export async function discardDraft(
  desk: Desk,
  { path, by }: { path: string; by: string },
  now: Date,
): Promise<'discarded' | 'unknown'> {
  return desk.transact(async (trx) => {
    const draft = await findDraftOf(trx, path)
    if (!draft || !(await findPublished(trx, path))) return 'unknown'
    const { document, writtenByPublisherId: publisher } = draft
    await addVersion(trx, { document, event: 'set-aside', by, now, publisher })
    await removeDraft(trx, draft.id, draft.revision)
    return 'discarded'
  })
}
