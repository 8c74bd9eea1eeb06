import type { Database } from '#database/database.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import type { Setting } from '../../settings/setting.ts'
import { titleOfPlan } from '../plan-words.ts'
import { type PlannedChange, plannedAddress } from '../planned-change.ts'
import { allPlanned } from '../store.ts'

export type Plans = {
  toCome: { plan: PlannedChange; title: string }[]
  failed: { href: string; title: string; fault: string }[]
}

/** What is planned beside publications, and what did not happen at its time. */
export async function readPlans(
  db: Database,
  site: { content: SiteContent; settings: Setting[] },
): Promise<Plans> {
  const plans = (await allPlanned(db)).map((plan) => ({ plan, title: titleOfPlan(plan, site) }))
  return {
    toCome: plans.filter(({ plan }) => plan.fault === null),
    failed: plans.flatMap(({ plan: { id, fault }, title }) =>
      fault === null ? [] : [{ href: plannedAddress(id), title, fault }],
    ),
  }
}
