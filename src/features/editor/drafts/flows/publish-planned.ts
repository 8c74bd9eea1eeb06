import type { Desk } from '#database/desk.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import { waitForTurn } from '#features/pages/store.ts'
import { whyNotAlone, writersOf } from '../../people/four-eyes/steps/why-not-alone.ts'
import type { Judge } from '../gate/judge.ts'
import { publishPage } from '../steps/publish-page.ts'
import { tellPlanner } from '../steps/tell-planner.ts'
import { findDraft, removeDraft, takePlan } from '../store.ts'

type Due = { id: string; publishAt: string }

/**
 * Gives the path when this process published it. What no longer passes the gate stays a draft that says why, and whoever
 * planned it gets a mail.
 */
export async function publishPlanned(
  desk: Desk,
  due: Due,
  judge: Judge,
  audit: Audit,
  now: Date,
): Promise<string | undefined> {
  const seen = await findDraft(desk.db, due.id)
  const judgement = seen && (await judge(seen.document))
  if (!seen || !judgement) return undefined

  const by = seen.plan?.publishBy ?? null
  const actor = by === null ? {} : { actorId: by }
  return desk.transact(async (trx) => {
    if (judgement.outcome === 'refused') {
      const fault = judgement.findings.find(({ severity }) => severity === 'blocks')?.message ?? ''
      if (await takePlan(trx, due, fault)) {
        await audit.note(trx, { event: 'publish', outcome: 'refused', ...actor }, now)
        if (by !== null) await tellPlanner(trx, by, { path: seen.path, publishAt: due.publishAt }, now)
      }
      return undefined
    }
    const notAlone = await whyNotAlone(trx, { path: seen.path, by, writers: writersOf(seen) })
    if (notAlone) {
      if ((await takePlan(trx, due, notAlone)) && by !== null)
        await tellPlanner(trx, by, { path: seen.path, publishAt: due.publishAt }, now)
      return undefined
    }
    await waitForTurn(trx)
    // Saved since it was judged: the next turn judges what was saved.
    if (!(await removeDraft(trx, due.id, seen.revision, due.publishAt))) return undefined
    await publishPage(trx, { page: judgement.page, event: 'published', by, now })
    await audit.note(trx, { event: 'publish', outcome: 'published', ...actor }, now)
    return seen.path
  })
}
