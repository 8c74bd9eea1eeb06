import type { Database } from '#database/database.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import { findPublished, raiseSiteVersion, withdraw } from '#features/pages/store.ts'
import { forgetPlannedOffline } from '../../planned/store.ts'
import type { DraftDocument } from '../draft.ts'
import { addDraft } from '../store.ts'
import { addVersion } from '../versions/store.ts'
import { keepFormer } from './publish-page.ts'

/** What the page was; nothing when nobody saw it. What was planned for it has happened. */
export async function withdrawPublished(
  trx: Database,
  path: string,
  now: Date,
): Promise<DraftDocument | undefined> {
  const version = await raiseSiteVersion(trx)
  await forgetPlannedOffline(trx, path)
  const published = await findPublished(trx, path)
  if (!published) return undefined
  await keepFormer(trx, path)
  await withdraw(trx, path, version, now)
  return published.document as DraftDocument
}

/** Nobody sees the page any more; editors have it as a draft. False when nobody saw it. */
export async function withdrawToDraft(
  trx: Database,
  { path, by }: { path: string; by: string | null },
  audit: Audit,
  now: Date,
): Promise<boolean> {
  const document = await withdrawPublished(trx, path, now)
  if (!document) return false
  await addVersion(trx, { document, event: 'offline', by, now })
  await addDraft(trx, { document, basedOn: null, by, publisher: null, now })
  const actor = by === null ? {} : { actorId: by }
  await audit.note(trx, { event: 'page-offline', outcome: 'offline', ...actor }, now)
  return true
}
