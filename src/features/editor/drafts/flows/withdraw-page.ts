import type { Desk } from '#database/desk.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import { findPublished } from '#features/pages/store.ts'
import { whyItStays } from '../../people/four-eyes/steps/why-not-alone.ts'
import { mayPublish } from '../../people/store.ts'
import { type DraftDocument, isAwaited } from '../draft.ts'
import { withdrawPublished, withdrawToDraft } from '../steps/withdraw-page.ts'
import { findDraftOf, removeDraft } from '../store.ts'
import { addVersion } from '../versions/store.ts'

export type Withdrawal = { outcome: 'done' | 'unknown' | 'guarded' }
export type Removal = Withdrawal | { outcome: 'not-this-role' }

/** Nobody sees the page any more; editors have it as a draft. */
export async function takePageOffline(
  desk: Desk,
  page: { path: string; by: string },
  audit: Audit,
  now: Date,
): Promise<Withdrawal> {
  return desk.transact(async (trx) => {
    if (await whyItStays(trx, page.path)) return { outcome: 'guarded' }
    return { outcome: (await withdrawToDraft(trx, page, audit, now)) ? 'done' : 'unknown' }
  })
}

/**
 * The page and its draft are gone. Its versions stay: an editor can take it back. What stands on the site, or what
 * a colleague counts on, goes by the hand of somebody who may publish; another page by anybody's.
 */
export async function removePage(
  desk: Desk,
  { path, by }: { path: string; by: string },
  audit: Audit,
  now: Date,
): Promise<Removal> {
  return desk.transact(async (trx) => {
    if (await findPublished(trx, path)) {
      if (!(await mayPublish(trx, by))) return { outcome: 'not-this-role' }
      if (await whyItStays(trx, path)) return { outcome: 'guarded' }
    }
    const published = await withdrawPublished(trx, path, now)
    const draft = await findDraftOf(trx, path)
    if (draft && isAwaited(draft, by) && !(await mayPublish(trx, by))) return { outcome: 'not-this-role' }
    if (!published && !draft) return { outcome: 'unknown' }
    if (draft) {
      await removeDraft(trx, draft.id, draft.revision)
      const { document, writtenByPublisherId: publisher } = draft
      await addVersion(trx, { document, event: 'set-aside', by, now, publisher })
    }
    await addVersion(trx, {
      document: published ?? (draft?.document as DraftDocument),
      event: 'removed',
      by,
      now,
      publisher: published ? null : (draft?.writtenByPublisherId ?? null),
    })
    await audit.note(trx, { event: 'page-removal', outcome: 'removed', actorId: by }, now)
    return { outcome: 'done' }
  })
}
