import type { SiteContent } from '#features/pages/site-content.ts'
import type { Setting } from '../settings/setting.ts'
import type { PlannedChange } from './planned-change.ts'

type Site = { content: SiteContent; settings: Setting[] }

/** What it is about, in words for an editor. */
export function titleOfPlan({ kind, subject }: PlannedChange, { content, settings }: Site): string {
  if (kind === 'offline') return content.pages.get(subject)?.title ?? subject
  return settings.find(({ name }) => name === subject)?.formFor(content).title ?? subject
}
