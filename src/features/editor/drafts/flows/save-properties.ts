import { isDeepStrictEqual } from 'node:util'
import type { Desk } from '#database/desk.ts'
import { findPublished } from '#features/pages/store.ts'
import type { DraftDocument } from '../draft.ts'
import type { ReadDraft } from '../draft-document.ts'
import { sourcesBeyondForm, toValues } from '../properties/properties.ts'
import { findDraft, findDraftOf } from '../store.ts'
import { type Saving, saveChanges } from './save-changes.ts'
import { startDraft } from './start-draft.ts'

export type PropertiesWish = {
  path: string
  /** The id of the concept that the form showed; empty when there was none. */
  shown: string
  revision: number
  properties: Partial<ReadDraft>
  by: string
}

export type PropertiesSaving = { id: string; saving: Saving } | 'begun-anew' | undefined

/** What a form names of a page that has no concept yet: the version that is published, which is no revision of any concept. */
export function revisionWithoutDraft(published: { version: number }): number {
  return -published.version
}

/** In its concept, which begins with it if there is none: both or neither. */
export async function saveProperties(
  desk: Desk,
  { path, shown, revision, properties, by }: PropertiesWish,
  now: Date,
): Promise<PropertiesSaving> {
  return desk.transact(async (trx) => {
    const published = await findPublished(trx, path)
    const found = await findDraftOf(trx, path)
    if (!found && !published) return undefined
    if (shown && found?.id !== shown) return 'begun-anew'
    if (!shown) {
      if (!published || revision !== revisionWithoutDraft(published)) return 'begun-anew'
      if (found && !isToldAlike(found.document, published.document as DraftDocument))
        return { id: found.id, saving: { outcome: 'changed-meanwhile', theirs: found } }
    }
    const within: Desk = { db: trx, transact: (work) => work(trx) }
    const id = await startDraft(within, { path, by }, now)
    const draft = await findDraft(trx, id)
    if (!draft) return undefined
    const { path: _path, ...document } = { ...draft.document, ...properties }
    const typed = Array.isArray(properties.sources) ? properties.sources : []
    const sources = [...typed, ...sourcesBeyondForm(draft.document)]
    const changed = { ...document, sources, blocks: draft.document.blocks }
    const seen = shown ? revision : draft.revision
    return { id, saving: await saveChanges(within, { id, revision: seen, document: changed, by }, now) }
  })
}

/** Whoever saw the one in the form saw the other. */
function isToldAlike(one: DraftDocument, other: DraftDocument): boolean {
  return isDeepStrictEqual(toValues(one), toValues(other))
}
