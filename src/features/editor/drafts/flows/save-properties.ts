import type { Desk } from '#database/desk.ts'
import { findPublished } from '#features/pages/store.ts'
import type { ReadDraft } from '../draft-document.ts'
import { sourcesBeyondForm } from '../properties/properties.ts'
import { findDraft, findDraftOf } from '../store.ts'
import { type Saving, saveChanges } from './save-changes.ts'
import { startDraft } from './start-draft.ts'

export type PropertiesWish = { path: string; revision: number; properties: Partial<ReadDraft>; by: string }

export type PropertiesSaving = { id: string; saving: Saving } | 'published-meanwhile' | undefined

/** What a form names of a page that has no concept yet: the version that is published, which is no revision of any concept. */
export function revisionWithoutDraft(published: { version: number }): number {
  return -published.version
}

/** In its concept, which begins with it if there is none: both or neither. */
export async function saveProperties(
  desk: Desk,
  { path, revision, properties, by }: PropertiesWish,
  now: Date,
): Promise<PropertiesSaving> {
  return desk.transact(async (trx) => {
    const published = await findPublished(trx, path)
    const isNew = !(await findDraftOf(trx, path))
    if (isNew && !published) return undefined
    if (isNew && published && revision !== revisionWithoutDraft(published)) return 'published-meanwhile'
    const within: Desk = { db: trx, transact: (work) => work(trx) }
    const id = await startDraft(within, { path, by }, now)
    const draft = await findDraft(trx, id)
    if (!draft) return undefined
    const { path: _path, ...document } = { ...draft.document, ...properties }
    const shown = Array.isArray(properties.sources) ? properties.sources : []
    const sources = [...shown, ...sourcesBeyondForm(draft.document)]
    const changed = { ...document, sources, blocks: draft.document.blocks }
    const seen = isNew ? draft.revision : revision
    return { id, saving: await saveChanges(within, { id, revision: seen, document: changed, by }, now) }
  })
}
