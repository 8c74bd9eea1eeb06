import { isDeepStrictEqual } from 'node:util'
import type { Desk } from '#database/desk.ts'
import type { Draft } from '../draft.ts'
import type { ReadDraft } from '../draft-document.ts'
import { keepPlanHonest } from '../steps/keep-plan-honest.ts'
import { findDraft, saveDraft } from '../store.ts'

export type Saving =
  | { outcome: 'saved'; revision: number; savedAt: string }
  | { outcome: 'changed-meanwhile'; theirs: Draft }
  | { outcome: 'unknown' }

/** Saves a draft, unless somebody else saved since: then theirs is given, and nothing is overwritten. */
export async function saveChanges(
  { db, transact }: Desk,
  { id, revision, document, by }: { id: string; revision: number; document: ReadDraft; by: string },
  now: Date,
): Promise<Saving> {
  const draft = await findDraft(db, id)
  if (!draft) return { outcome: 'unknown' }

  const placed = { ...document, path: draft.path }
  const saved = await transact(async (trx) => {
    const isNews = !isDeepStrictEqual(asData(draft.document), asData(placed))
    const saved = await saveDraft(trx, { id, revision, document: placed, by, now }, isNews)
    if (saved?.plan) await keepPlanHonest(trx, { id, path: draft.path, plan: saved.plan, by }, now)
    return saved
  })
  if (saved) return { outcome: 'saved', revision: saved.revision, savedAt: now.toISOString() }

  const theirs = await findDraft(db, id)
  return theirs ? { outcome: 'changed-meanwhile', theirs } : { outcome: 'unknown' }
}

/** As it is stored: what holds nothing is not there. */
function asData(document: object): unknown {
  return JSON.parse(JSON.stringify(document))
}
