import type { Desk } from '#database/desk.ts'
import { findPublished } from '#features/pages/store.ts'
import type { ReadDraft } from '../draft-document.ts'
import { sourcesBeyondForm } from '../properties/properties.ts'
import { findDraft, findDraftOf } from '../store.ts'
import { type Saving, saveChanges } from './save-changes.ts'
import { startDraft } from './start-draft.ts'

export type PropertiesWish = { path: string; revision: number; properties: Partial<ReadDraft>; by: string }

/** In its concept, which begins with it if there is none: both or neither. */
export async function saveProperties(
  desk: Desk,
  { path, revision, properties, by }: PropertiesWish,
  now: Date,
): Promise<{ id: string; saving: Saving } | undefined> {
  return desk.transact(async (trx) => {
    if (!(await findDraftOf(trx, path)) && !(await findPublished(trx, path))) return undefined
    const within: Desk = { db: trx, transact: (work) => work(trx) }
    const id = await startDraft(within, { path, by }, now)
    const draft = await findDraft(trx, id)
    if (!draft) return undefined
    const { path: _path, ...document } = { ...draft.document, ...properties }
    const shown = Array.isArray(properties.sources) ? properties.sources : []
    const sources = [...shown, ...sourcesBeyondForm(draft.document)]
    const changed = { ...document, sources, blocks: draft.document.blocks }
    return { id, saving: await saveChanges(within, { id, revision, document: changed, by }, now) }
  })
}
