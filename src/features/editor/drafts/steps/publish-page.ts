import type { Database } from '#database/database.ts'
import { plainAddress } from '#features/pages/old-address.ts'
import type { PageFile } from '#features/pages/page.ts'
import {
  allRedirects,
  findLastPublished,
  findPublished,
  raiseSiteVersion,
  removeRedirect,
  savePage,
  saveRedirect,
} from '#features/pages/store.ts'
import { guardedPaths, isFourEyes } from '../../people/four-eyes/store.ts'
import { limitRedirects } from '../../work/store.ts'
import { closeRemarks } from '../checking/store.ts'
import type { DraftDocument } from '../draft.ts'
import { addVersion, hasVersions } from '../versions/store.ts'
import type { VersionEvent } from '../versions/version.ts'

export type PageToPublish = { page: PageFile; event: VersionEvent; by: string | null; now: Date }

/** From the end of the transaction everyone sees this page. What stood there before can be taken back. */
export async function publishPage(trx: Database, asked: PageToPublish): Promise<void> {
  const { event, by, now } = asked
  const version = await raiseSiteVersion(trx)
  await keepFormer(trx, asked.page.path)
  const former = (await findLastPublished(trx, asked.page.path)) as PageFile | undefined
  const page = withFormerAddresses(asked.page, former)
  const oldAddresses = await newOldAddresses(trx, page, former)
  await savePage(trx, { page, version, now, from: 'editor' })
  for (const from of oldAddresses) await saveRedirect(trx, from, page.path)
  await removeRedirect(trx, page.path)
  if (oldAddresses.length > 0) await limitRedirects(trx)
  await addVersion(trx, { document: page as DraftDocument, event, by, now })
  // They are about the concept: that is still being worked on when an earlier version takes the place of the page.
  if (event === 'published') await closeRemarks(trx, page.path, by, now)
}

/** An earlier version does not know yet that the page moved after it. */
function withFormerAddresses(page: PageFile, former: PageFile | undefined): PageFile {
  const addresses = new Set([...(former?.movedFrom ?? []), ...(page.movedFrom ?? [])])
  return addresses.size > 0 ? { ...page, movedFrom: [...addresses] } : page
}

/**
 * Those from which a redirect is to come. What was published before has had its redirects: who changed or removed one
 * since meant it. Nor does a page take the address of another one, or by one person alone that of a guarded page.
 */
async function newOldAddresses(
  trx: Database,
  { path, movedFrom = [] }: PageFile,
  former: PageFile | undefined,
): Promise<string[]> {
  const known = new Set([path, ...(former?.movedFrom ?? [])].map(plainAddress))
  const added = movedFrom.filter((from) => !known.has(plainAddress(from)))
  if (added.length === 0) return []

  const guarded = (await isFourEyes(trx)) ? await guardedPaths(trx) : []
  const taken = new Set([...(await allRedirects(trx)).keys(), ...guarded].map(plainAddress))
  const free: string[] = []
  for (const from of added)
    if (!taken.has(plainAddress(from)) && !(await findPublished(trx, plainAddress(from)))) free.push(from)
  return free
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
