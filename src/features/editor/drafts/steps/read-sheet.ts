import type { Database } from '#database/database.ts'
import { findPublished, publishedAtAndBelow } from '#features/pages/store.ts'
import { isFourEyes, isGuarded } from '../../people/four-eyes/store.ts'
import { findPlannedOffline } from '../../planned/store.ts'
import { openRemarksOf } from '../checking/store.ts'
import { type Draft, stateOf } from '../draft.ts'
import type { PageSheet } from '../sheet/page-sheet.ts'
import { draftsAtAndBelow, findDraftOf, titleOf } from '../store.ts'
import { versionsOf } from '../versions/store.ts'

/** Nothing when there never was such a page. */
export async function readSheet(db: Database, path: string): Promise<PageSheet | undefined> {
  const published = await findPublished(db, path)
  const draft = await findDraftOf(db, path)
  const versions = published || draft ? [] : await versionsOf(db, path)
  const last = versions.find(({ event }) => event === 'removed') ?? versions[0]
  if (!published && !draft && !last) return undefined

  const isPublished = published !== undefined
  const title = titleOf(draft?.document ?? (published?.document as object | undefined) ?? last ?? {})
  return {
    path,
    title: title || path,
    isPublished,
    state: stateOf({
      isPublished,
      hasDraft: draft !== undefined,
      isPlanned: draft?.plan !== undefined,
      isAsked: draft?.check !== undefined,
    }),
    openRemarks: (await openRemarksOf(db, path)).length,
    isGuarded: await isGuarded(db, path),
    isFourEyes: await isFourEyes(db),
    draft: draft && toDraftSheet(draft, published?.version),
    removedVersion: last?.id,
    offline: isPublished ? await findPlannedOffline(db, path) : undefined,
    countBelow: path === '/' ? 0 : await countBelow(db, path),
  }
}

function toDraftSheet(draft: Draft, publishedVersion: number | undefined) {
  const { id, revision, updatedAt, updatedBy, plan, check, publishFault, basedOn } = draft
  const isOutdated = publishedVersion !== undefined && publishedVersion !== basedOn
  return { id, revision, updatedAt, updatedBy, plan, check, publishFault, isOutdated }
}

async function countBelow(db: Database, path: string): Promise<number> {
  const pages = await publishedAtAndBelow(db, path)
  const drafts = await draftsAtAndBelow(db, path)
  return new Set([...pages, ...drafts].map((each) => each.path).filter((each) => each !== path)).size
}
