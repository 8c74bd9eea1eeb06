import type { Database } from '#database/database.ts'
import { findPublished } from '#features/pages/store.ts'
import type { Draft, DraftDocument } from '../draft.ts'
import { toValues } from '../properties/properties.ts'
import {
  type MergedProperties,
  marksOfProperties,
  mergeProperties,
  partsOf,
  type TypedProperties,
} from '../properties/property-parts.ts'
import { findDraftOf } from '../store.ts'
import { latestDocuments } from '../versions/store.ts'
import { findMoved } from './find-moved.ts'

/** The properties of a page as they are stored now, where the page stands by now. */
export type StoredProperties = MergedProperties & {
  path: string
  document: DraftDocument
  marks: string
  /** Nothing while there is no concept. */
  revision: number | undefined
}

/** What was typed, if anything was, on top of what is stored. `by` is who asks. */
export async function mergeWithStored(
  db: Database,
  { path: asked, by, typed }: { path: string; by: string; typed?: TypedProperties | undefined },
): Promise<StoredProperties | undefined> {
  const path = (await findMoved(db, asked)) ?? asked
  const draft = await findDraftOf(db, path)
  const document = draft?.document ?? ((await findPublished(db, path))?.document as DraftDocument | undefined)
  if (!document) return undefined
  const now = toValues(document)
  const merged = typed ? mergeProperties(typed, now) : { mine: [], both: {}, values: now }
  if (Object.keys(merged.both).length > 0) await tellAuthors(db, merged.both, { path, draft, by })
  return { ...merged, path, document, marks: marksOfProperties(now), revision: draft?.revision }
}

/** Of each part whoever made it what it is now, as far back as we look. */
async function tellAuthors(
  db: Database,
  both: MergedProperties['both'],
  { path, draft, by }: { path: string; draft: Draft | undefined; by: string },
): Promise<void> {
  const past = await statesOf(db, path)
  const saved = draft && {
    document: draft.document,
    by: draft.updatedById === by ? oneselfOrOther : draft.updatedBy,
  }
  const states = (saved ? [saved, ...past] : past).map((state) => ({
    ...state,
    parts: partsOf(toValues(state.document)),
  }))
  for (const [part, field] of Object.entries(both)) {
    const changed = states.find((state, index) => states[index + 1]?.parts[part] !== state.parts[part])
    field.by = changed?.by ?? undefined
  }
}

/** Of a concept we know who saved it last, not who typed each word of it. */
const oneselfOrOther = 'Jij of een collega'

/** What the page was, newest first. A concept that was thrown away made place for what was published before it. */
async function statesOf(db: Database, path: string) {
  const versions = await latestDocuments(db, path)
  return versions.flatMap(({ document, event, by }, index) => {
    if (event !== 'set-aside') return [{ document, by }]
    const published = versions.slice(index).find((version) => version.event !== 'set-aside')
    return [...(published ? [{ document: published.document, by }] : []), { document, by: null }]
  })
}
