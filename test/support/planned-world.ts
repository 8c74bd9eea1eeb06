import type { Judge } from '#features/editor/drafts/gate/judge.ts'
import type { PlannedWorld } from '#features/editor/planned/flows/do-planned.ts'
import { toSiteContent } from '#features/pages/site-content.ts'

/** A site without pages or settings, for what is planned with drafts only. */
export function worldOf(judge: Judge): PlannedWorld {
  const content = toSiteContent(1, new Map(), new Map())
  return { judge, settings: [], content: () => content, catchUp: async () => {} }
}
