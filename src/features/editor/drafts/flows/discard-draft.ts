import type { Desk } from '#database/desk.ts'
import { findPublished } from '#features/pages/store.ts'
import { mayPublish } from '../../people/store.ts'
import { isAwaited } from '../draft.ts'
import { findDraftOf, removeDraft } from '../store.ts'
import { addVersion } from '../versions/store.ts'

/** The published page is all there is again. What was being made of it is laid aside among the versions. */
export async function discardDraft(
  desk: Desk,
  { path, by }: { path: string; by: string },
  now: Date,
): Promise<'discarded' | 'unknown' | 'not-this-role'> {
  return desk.transact(async (trx) => {
    const draft = await findDraftOf(trx, path)
    if (!draft || !(await findPublished(trx, path))) return 'unknown'
    if (isAwaited(draft, by) && !(await mayPublish(trx, by))) return 'not-this-role'
    const { document, writtenByPublisherId: publisher } = draft
    await addVersion(trx, { document, event: 'set-aside', by, now, publisher })
    await removeDraft(trx, draft.id, draft.revision)
    return 'discarded'
  })
}
