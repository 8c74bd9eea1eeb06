import type { Database } from '#database/database.ts'
import type { Desk } from '#database/desk.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import { findMember } from '#features/account/store.ts'
import { queueMail } from '#features/mail/store.ts'
import { waitForTurn } from '#features/pages/store.ts'
import { findEditor } from '../../people/store.ts'
import { momentInWords } from '../dutch-time.ts'
import type { Judge } from '../gate/judge.ts'
import { pageAddress } from '../page-address.ts'
import { publishPage } from '../steps/publish-page.ts'
import { dueDrafts, findDraft, removeDraft, takePlan } from '../store.ts'

type Due = { id: string; publishAt: string }

export type Publisher = (judge: Judge, audit: Audit, now: Date) => Promise<string[]>

/**
 * Publishes what was planned for a time that has come. Several processes may do this at once: whoever takes the draft
 * away publishes it, the others find nothing. What no longer passes the gate stays a draft that says why, and whoever
 * planned it gets a mail. What fails for another reason stays planned and holds up no other: it is tried again, each time
 * after a longer pause.
 */
export function openPublisher(desk: Desk, onFault: (error: unknown) => void): Publisher {
  const postponed = new Map<string, { faults: number; until: number }>()

  return async (judge, audit, now) => {
    const due = await dueDrafts(desk.db, now)
    forgetOthers(postponed, due)
    const published: string[] = []
    for (const each of due) {
      const { faults, until } = postponed.get(keyOf(each)) ?? { faults: 0, until: 0 }
      if (until > now.getTime()) continue
      try {
        const path = await publishPlanned(desk, each, judge, audit, now)
        if (path) published.push(path)
      } catch (error) {
        onFault(error)
        postponed.set(keyOf(each), { faults: faults + 1, until: now.getTime() + pauseAfter(faults + 1) })
      }
    }
    return published
  }
}

const longestPauseInMilliseconds = 60_000

function pauseAfter(faults: number): number {
  return Math.min(1_000 * 2 ** (faults - 1), longestPauseInMilliseconds)
}

function keyOf({ id, publishAt }: Due): string {
  return `${id} ${publishAt}`
}

function forgetOthers(postponed: Map<string, unknown>, due: Due[]): void {
  const known = new Set(due.map(keyOf))
  for (const key of postponed.keys()) if (!known.has(key)) postponed.delete(key)
}

async function publishPlanned(
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
    await waitForTurn(trx)
    // Saved since it was judged: the next turn judges what was saved.
    if (!(await removeDraft(trx, due.id, seen.revision, due.publishAt))) return undefined
    await publishPage(trx, { page: judgement.page, event: 'published', by, now })
    await audit.note(trx, { event: 'publish', outcome: 'published', ...actor }, now)
    return seen.path
  })
}

/** Who is no longer an editor could not do anything about it. */
async function tellPlanner(
  trx: Database,
  id: string,
  { path, publishAt }: { path: string; publishAt: string },
  now: Date,
): Promise<void> {
  const member = (await findEditor(trx, id)) && (await findMember(trx, id))
  if (!member) return
  const { email: to, firstName } = member
  const when = momentInWords(publishAt)
  await queueMail(trx, { kind: 'publication-failed', to, firstName, path: pageAddress(path), when }, id, now)
}
