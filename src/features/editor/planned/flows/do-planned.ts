import type { Database } from '#database/database.ts'
import type { Desk } from '#database/desk.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { waitForTurn } from '#features/pages/store.ts'
import { publishPlanned } from '../../drafts/flows/publish-planned.ts'
import type { Judge } from '../../drafts/gate/judge.ts'
import { dueDrafts } from '../../drafts/store.ts'
import type { Setting } from '../../settings/setting.ts'
import { byTime } from '../planned-order.ts'
import { doChange } from '../steps/do-change.ts'
import { tellPlanner } from '../steps/tell-planner.ts'
import { type DueChange, dueChanges, findPlanned, keepFailed, takePlanned } from '../store.ts'

/** The site against which it is done. */
export type PlannedWorld = {
  judge: Judge
  settings: Setting[]
  content: () => SiteContent
  /** Sees what was done before the next is done. */
  catchUp: () => Promise<void>
}

/** Gives the pages and settings that became otherwise. */
export type DoPlanned = (world: PlannedWorld, audit: Audit, now: Date) => Promise<string[]>

/**
 * Does what was planned for a time that has come, moment by moment: one in each turn. Several processes may do this at
 * once: whoever takes the plan away does it, the others find nothing. What no longer fits stays, says why, and whoever
 * planned it gets a mail. What fails for another reason stays planned and holds up no other: it is tried again, each time
 * after a longer pause.
 */
export function openPlannedWork(desk: Desk, onFault: (error: unknown) => void): DoPlanned {
  const postponed = new Map<string, { faults: number; until: number }>()

  return async (world, audit, now) => {
    const due = await findDue(desk.db, now)
    forgetOthers(postponed, due)
    const ready = due.filter((each) => (postponed.get(keyOf(each))?.until ?? 0) <= now.getTime())
    const done: string[] = []
    for (const each of ready.filter(({ at }) => at === ready[0]?.at)) {
      if (waitsForPage(each, due, (page) => postponed.get(keyOf(page))?.faults ?? 0)) continue
      try {
        // Another process may just have published the page that this is about.
        if (each.kind !== 'publication') await world.catchUp()
        const subject = await doOne(desk, each, world, audit, now)
        if (subject) done.push(subject)
      } catch (error) {
        onFault(error)
        const faults = (postponed.get(keyOf(each))?.faults ?? 0) + 1
        postponed.set(keyOf(each), { faults, until: now.getTime() + pauseAfter(faults) })
      }
    }
    if (done.length > 0) await world.catchUp()
    return done
  }
}

type Due = { id: string; at: string; kind: 'publication' } | DueChange

/** The longest waiting first. */
async function findDue(db: Database, now: Date): Promise<Due[]> {
  const drafts = await dueDrafts(db, now)
  const publications = drafts.map(({ id, publishAt: at }): Due => ({ id, at, kind: 'publication' }))
  return [...publications, ...(await dueChanges(db, now))].sort(byTime)
}

/** After so many faults nobody waits for it any more. */
const mostFaultsToWaitFor = 5

/** A menu of the same moment may name the page that could not be published just now. */
function waitsForPage({ at, kind }: Due, due: Due[], faultsOf: (page: Due) => number): boolean {
  if (kind === 'publication') return false
  const pages = due.filter((other) => other.kind === 'publication' && other.at === at)
  return pages.map(faultsOf).some((faults) => faults > 0 && faults <= mostFaultsToWaitFor)
}

const longestPauseInMilliseconds = 60_000

function pauseAfter(faults: number): number {
  return Math.min(1_000 * 2 ** (faults - 1), longestPauseInMilliseconds)
}

function keyOf({ id, at }: Due): string {
  return `${id} ${at}`
}

function forgetOthers(postponed: Map<string, unknown>, due: Due[]): void {
  const known = new Set(due.map(keyOf))
  for (const key of postponed.keys()) if (!known.has(key)) postponed.delete(key)
}

async function doOne(
  desk: Desk,
  due: Due,
  world: PlannedWorld,
  audit: Audit,
  now: Date,
): Promise<string | undefined> {
  if (due.kind === 'publication')
    return publishPlanned(desk, { id: due.id, publishAt: due.at }, world.judge, audit, now)

  return desk.transact(async (trx) => {
    await waitForTurn(trx)
    const plan = await findPlanned(trx, due.id)
    if (!plan || !(await takePlanned(trx, due))) return undefined
    const { fault } = await doChange(trx, plan, { ...world, content: world.content() }, audit, now)
    if (fault === undefined) return plan.subject
    await keepFailed(trx, plan, fault)
    await tellPlanner(trx, plan, now)
    return undefined
  })
}
