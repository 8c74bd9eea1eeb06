import type { Desk } from '#database/desk.ts'
import type { Both } from '../../settings/merge-setting.ts'
import type { ReadDraft } from '../draft-document.ts'
import { sourcesBeyondForm, toValues } from '../properties/properties.ts'
import { mergeWithStored } from '../steps/merge-with-stored.ts'
import { findDraft } from '../store.ts'
import { saveChanges } from './save-changes.ts'
import { startDraft } from './start-draft.ts'

export type PropertiesWish = {
  path: string
  /** The marks of what the form began from. */
  was: string
  /** The parts of which what somebody else made of it counts. */
  taken: string[]
  /** The parts that two changed, of which nobody chose yet. */
  open?: string[]
  properties: Partial<ReadDraft>
  by: string
}

export type PropertiesSaving =
  | { outcome: 'saved'; id: string; revision: number; path: string }
  /** Two changed the same. */
  | { outcome: 'conflict'; both: Both['fields'] }
  | { outcome: 'unknown' }

/** In its concept, which begins with it if there is none: both or neither. What others changed meanwhile stays. */
export async function saveProperties(desk: Desk, wish: PropertiesWish, now: Date): Promise<PropertiesSaving> {
  return desk.transact((trx) => saveMerged({ db: trx, transact: (work) => work(trx) }, wish, now))
}

async function saveMerged(within: Desk, wish: PropertiesWish, now: Date): Promise<PropertiesSaving> {
  const { was, taken, open = [], properties, by } = wish
  const typed = { values: toValues({ path: wish.path, blocks: [], ...properties }), was, taken, open }
  const stored = await mergeWithStored(within.db, { path: wish.path, by, typed })
  if (!stored) return { outcome: 'unknown' }
  const { path, mine, both } = stored
  if (Object.keys(both).length > 0) return { outcome: 'conflict', both }

  const id = await startDraft(within, { path, by }, now)
  const draft = await findDraft(within.db, id)
  if (!draft) return { outcome: 'unknown' }
  const changes = Object.fromEntries(mine.map((part) => [part, properties[part]]))
  if (Array.isArray(changes.sources))
    changes.sources = [...changes.sources, ...sourcesBeyondForm(draft.document)]
  const document = { ...draft.document, ...changes }
  const { revision = firstRevision } = stored
  const saving = await saveChanges(within, { id, revision, document, by }, now)
  if (saving.outcome === 'changed-meanwhile') return saveMerged(within, wish, now)
  return saving.outcome === 'saved' ? { outcome: 'saved', id, revision: saving.revision, path } : saving
}

const firstRevision = 1
