import type { Database } from '#database/database.ts'
import { isFourEyes, isGuarded } from '../../people/four-eyes/store.ts'
import { mayPublish } from '../../people/store.ts'
import { changedAfterPlanning, type Plan } from '../draft.ts'
import { takePlan } from '../store.ts'
import { tellPlanner } from './tell-planner.ts'

type Saved = { id: string; path: string; plan: Plan; by: string }

/**
 * What is planned goes out as it stands at that time. Whoever may publish this page alone may change it until then; by
 * any other change the plan goes, so that nothing goes out which nobody who may publish has seen.
 */
export async function keepPlanHonest(trx: Database, { id, path, plan, by }: Saved, now: Date): Promise<void> {
  const needsOther = (await isGuarded(trx, path)) && (await isFourEyes(trx))
  if (!needsOther && (await mayPublish(trx, by))) return
  const { publishAt, publishBy } = plan
  const isTaken = await takePlan(trx, { id, publishAt }, changedAfterPlanning)
  if (isTaken && publishBy !== null) await tellPlanner(trx, publishBy, { path, publishAt }, now)
}
