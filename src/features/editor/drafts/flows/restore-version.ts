import type { Desk } from '#database/desk.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import { findPublished } from '#features/pages/store.ts'
import { whyNotAlone } from '../../people/four-eyes/steps/why-not-alone.ts'
import { mayPublish } from '../../people/store.ts'
import type { GateFinding } from '../gate/finding.ts'
import type { Judge } from '../gate/judge.ts'
import { keepPlanHonest } from '../steps/keep-plan-honest.ts'
import { publishPage } from '../steps/publish-page.ts'
import { addDraft, findDraftOf, publisherOf, saveDraft } from '../store.ts'
import { addVersion, findVersion } from '../versions/store.ts'

export type Restoring =
  | { outcome: 'draft' | 'published'; path: string }
  | { outcome: 'refused'; path: string; findings: GateFinding[] }
  | { outcome: 'not-alone'; fault: string }
  | { outcome: 'not-this-role' }
  | { outcome: 'unknown' }
  | { outcome: 'taken' }

type Asked = { versionId: string; by: string; isOnlyIfGone?: boolean }

/**
 * An earlier version becomes the draft. A draft that was there is laid aside among the versions; whoever takes back a
 * page that is gone does not mean to replace anything.
 */
export async function restoreAsDraft(
  desk: Desk,
  { versionId, by, isOnlyIfGone = false }: Asked,
  now: Date,
): Promise<Restoring> {
  return desk.transact(async (trx) => {
    const version = await findVersion(trx, versionId)
    if (!version) return { outcome: 'unknown' }
    const { path, document } = version
    const draft = await findDraftOf(trx, path)
    const published = await findPublished(trx, path)
    if (isOnlyIfGone && (draft || published)) return { outcome: 'taken' }
    if (draft) {
      const { id, revision } = draft
      const aside = { document: draft.document, publisher: draft.writtenByPublisherId }
      await addVersion(trx, { ...aside, event: 'set-aside', by, now })
      const written = { publisherBefore: version.publisher }
      const saved = await saveDraft(trx, { id, revision, document, by, now }, written)
      if (saved?.plan) await keepPlanHonest(trx, { id, path, plan: saved.plan, by }, now)
    } else {
      const publisher = await publisherOf(trx, by, version.publisher)
      await addDraft(trx, { document, basedOn: published?.version ?? null, by, publisher, now })
    }
    return { outcome: 'draft', path }
  })
}

/** An earlier version is published at once, when the gate lets it through. */
export async function restoreAtOnce(
  desk: Desk,
  { versionId, by }: { versionId: string; by: string },
  judge: Judge,
  audit: Audit,
  now: Date,
): Promise<Restoring> {
  const version = await findVersion(desk.db, versionId)
  if (!version) return { outcome: 'unknown' }
  const { path } = version
  const judgement = await judge(version.document)
  if (judgement.outcome === 'refused') return { outcome: 'refused', path, findings: judgement.findings }

  return desk.transact(async (trx) => {
    if (!(await mayPublish(trx, by))) return { outcome: 'not-this-role' }
    // Whoever puts it back is who wrote it last.
    const fault = await whyNotAlone(trx, { path, by, writers: [by] })
    if (fault) return { outcome: 'not-alone', fault }
    await publishPage(trx, { page: judgement.page, event: 'restored', by, now })
    await audit.note(trx, { event: 'publish', outcome: 'restored', actorId: by }, now)
    return { outcome: 'published', path }
  })
}
