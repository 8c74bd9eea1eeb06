import { isDeepStrictEqual } from 'node:util'
import type { Desk } from '#database/desk.ts'
import type { Draft, DraftDocument } from '../draft.ts'
import type { ReadDraft } from '../draft-document.ts'
import { keepPlanHonest } from '../steps/keep-plan-honest.ts'
import { findDraft, saveDraft } from '../store.ts'

export type Saving =
  | { outcome: 'saved'; revision: number; savedAt: string; document: DraftDocument }
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
    const isNews = !isSame(draft.document, placed)
    const saved = await saveDraft(trx, { id, revision, document: placed, by, now }, { isNews })
    if (saved?.plan) await keepPlanHonest(trx, { id, path: draft.path, plan: saved.plan, by }, now)
    return saved
  })
  if (saved)
    return { outcome: 'saved', revision: saved.revision, savedAt: now.toISOString(), document: placed }

  const theirs = await findDraft(db, id)
  if (!theirs) return { outcome: 'unknown' }
  // Whoever did not hear the answer sends it again.
  if (isSame(theirs.document, placed))
    return { outcome: 'saved', revision: theirs.revision, savedAt: theirs.updatedAt, document: placed }
  return { outcome: 'changed-meanwhile', theirs }
}

/** As they are stored: what holds nothing is not there. */
function isSame(one: object, other: object): boolean {
  return isDeepStrictEqual(JSON.parse(JSON.stringify(one)), JSON.parse(JSON.stringify(other)))
}
