import type { Database } from '#database/database.ts'
import type { Desk } from '#database/desk.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import { findPublished, raiseSiteVersion, withdraw } from '#features/pages/store.ts'
import type { DraftDocument } from '../draft.ts'
import { keepFormer } from '../steps/publish-page.ts'
import { addDraft, findDraftOf, removeDraft } from '../store.ts'
import { addVersion } from '../versions/store.ts'

export type Withdrawal = { outcome: 'done' | 'unknown' }

/** Nobody sees the page any more; editors have it as a draft. */
export async function takePageOffline(
  desk: Desk,
  { path, by }: { path: string; by: string },
  audit: Audit,
  now: Date,
): Promise<Withdrawal> {
  return desk.transact(async (trx) => {
    const document = await withdrawPublished(trx, path, now)
    if (!document) return { outcome: 'unknown' }
    await addVersion(trx, { document, event: 'offline', by, now })
    await addDraft(trx, { document, basedOn: null, by, now })
    await audit.note(trx, { event: 'page-offline', outcome: 'offline', actorId: by }, now)
    return { outcome: 'done' }
  })
}

/** The page and its draft are gone. Its versions stay: an editor can take it back. */
export async function removePage(
  desk: Desk,
  { path, by }: { path: string; by: string },
  audit: Audit,
  now: Date,
): Promise<Withdrawal> {
  return desk.transact(async (trx) => {
    const published = await withdrawPublished(trx, path, now)
    const draft = await findDraftOf(trx, path)
    if (!published && !draft) return { outcome: 'unknown' }
    if (draft) {
      await removeDraft(trx, draft.id, draft.revision)
      await addVersion(trx, { document: draft.document, event: 'set-aside', by, now })
    }
    await addVersion(trx, {
      document: published ?? (draft?.document as DraftDocument),
      event: 'removed',
      by,
      now,
    })
    await audit.note(trx, { event: 'page-removal', outcome: 'removed', actorId: by }, now)
    return { outcome: 'done' }
  })
}

async function withdrawPublished(trx: Database, path: string, now: Date): Promise<DraftDocument | undefined> {
  const version = await raiseSiteVersion(trx)
  const published = await findPublished(trx, path)
  if (!published) return undefined
  await keepFormer(trx, path)
  await withdraw(trx, path, version, now)
  return published.document as DraftDocument
}
