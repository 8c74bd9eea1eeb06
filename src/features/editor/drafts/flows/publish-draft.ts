import type { Desk } from '#database/desk.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import { waitForTurn } from '#features/pages/store.ts'
import { whyNotAlone, writersOf } from '../../people/four-eyes/steps/why-not-alone.ts'
import type { Draft } from '../draft.ts'
import type { GateFinding } from '../gate/finding.ts'
import type { Judge } from '../gate/judge.ts'
import { publishPage } from '../steps/publish-page.ts'
import { findDraft, planDraft, removeDraft } from '../store.ts'

export type DraftPublication =
  | { outcome: 'published' | 'planned'; path: string; advice: GateFinding[] }
  | { outcome: 'refused'; path: string; findings: GateFinding[] }
  | { outcome: 'changed-meanwhile'; theirs: Draft }
  | { outcome: 'not-alone'; fault: string }
  | { outcome: 'unknown' }

export type ToPublish = { id: string; revision: number; by: string; at?: Date | undefined }

/** Publishes a draft now or at a time, when the gate lets it through. */
export async function publishDraft(
  desk: Desk,
  { id, revision, by, at }: ToPublish,
  judge: Judge,
  audit: Audit,
  now: Date,
): Promise<DraftPublication> {
  const { db } = desk
  const draft = await findDraft(db, id)
  if (!draft) return { outcome: 'unknown' }
  if (draft.revision !== revision) return { outcome: 'changed-meanwhile', theirs: draft }

  const { path } = draft
  const judgement = await judge(draft.document)
  const { findings } = judgement
  if (judgement.outcome === 'refused') {
    await audit.note(db, { event: 'publish', outcome: 'refused', actorId: by }, now)
    return { outcome: 'refused', path, findings }
  }

  const done = await desk.transact(async (trx) => {
    const fault = await whyNotAlone(trx, { path, by, writers: writersOf(draft) })
    if (fault) return { outcome: 'not-alone' as const, fault }
    if (at) {
      const isPlanned = await planDraft(trx, { id, revision, at, by })
      if (isPlanned) await audit.note(trx, { event: 'publish', outcome: 'planned', actorId: by }, now)
      return isPlanned
    }
    await waitForTurn(trx)
    if (!(await removeDraft(trx, id, revision))) return false
    await publishPage(trx, { page: judgement.page, event: 'published', by, now })
    await audit.note(trx, { event: 'publish', outcome: 'published', actorId: by }, now)
    return true
  })
  if (typeof done === 'object') return done
  if (done) return { outcome: at ? 'planned' : 'published', path, advice: findings }

  const theirs = await findDraft(db, id)
  return theirs ? { outcome: 'changed-meanwhile', theirs } : { outcome: 'unknown' }
}
