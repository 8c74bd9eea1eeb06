import type { Desk } from '#database/desk.ts'
import type { Mark } from '#features/account/security-log/mark.ts'
import { waitForTurn } from '#features/pages/store.ts'
import type { Judge } from '../gate/judge.ts'
import { dueDrafts, findDraft, removeDraft, takePlan } from '../store.ts'
import { bringLive } from './bring-live.ts'

/**
 * Publishes what was planned for a time that has come. Several processes may do this at once: whoever takes the draft
 * away publishes it, the others find nothing. What no longer passes the gate stays a draft, and says why.
 */
export async function publishDue(desk: Desk, judge: Judge, mark: Mark, now: Date): Promise<string[]> {
  const published: string[] = []
  for (const due of await dueDrafts(desk.db, now)) {
    const path = await publishPlanned(desk, due, judge, mark, now)
    if (path) published.push(path)
  }
  return published
}

async function publishPlanned(
  desk: Desk,
  due: { id: string; publishAt: string },
  judge: Judge,
  mark: Mark,
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
      if (await takePlan(trx, due, fault))
        await mark.note(trx, { event: 'publish', outcome: 'refused', ...actor }, now)
      return undefined
    }
    await waitForTurn(trx)
    // Saved since it was judged: the next turn judges what was saved.
    if (!(await removeDraft(trx, due.id, seen.revision, due.publishAt))) return undefined
    await bringLive(trx, { page: judgement.page, event: 'published', by, now })
    await mark.note(trx, { event: 'publish', outcome: 'published', ...actor }, now)
    return seen.path
  })
}
