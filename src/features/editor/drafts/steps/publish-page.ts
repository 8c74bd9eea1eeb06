import type { Database } from '#database/database.ts'
import type { PageFile } from '#features/pages/page.ts'
import {
  findPublished,
  raiseSiteVersion,
  removeRedirect,
  savePage,
  saveRedirect,
} from '#features/pages/store.ts'
import { limitRedirects } from '../../work/store.ts'
import { closeRemarks } from '../checking/store.ts'
import type { DraftDocument } from '../draft.ts'
import { addVersion, hasVersions } from '../versions/store.ts'
import type { VersionEvent } from '../versions/version.ts'

export type PageToPublish = { page: PageFile; event: VersionEvent; by: string | null; now: Date }

/** From the end of the transaction everyone sees this page. What stood there before can be taken back. */
export async function publishPage(trx: Database, { page, event, by, now }: PageToPublish): Promise<void> {
  const version = await raiseSiteVersion(trx)
  await keepFormer(trx, page.path)
  await savePage(trx, { page, version, now, from: 'editor' })
  for (const from of page.movedFrom ?? []) await saveRedirect(trx, from, page.path)
  await removeRedirect(trx, page.path)
  if (page.movedFrom?.length) await limitRedirects(trx)
  await addVersion(trx, { document: page as DraftDocument, event, by, now })
  // They are about the concept: that is still being worked on when an earlier version takes the place of the page.
  if (event === 'published') await closeRemarks(trx, page.path, by, now)
}

/** A page that came from a file has no versions yet: what it was becomes the first. */
export async function keepFormer(trx: Database, path: string): Promise<void> {
  const former = await findPublished(trx, path)
  if (!former || (await hasVersions(trx, path))) return
  await addVersion(trx, {
    document: former.document as DraftDocument,
    event: 'loaded',
    by: null,
    now: new Date(former.updatedAt),
  })
}
