import type { Database } from '#database/database.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { withdrawToDraft } from '../../drafts/steps/withdraw-page.ts'
import { whyItStays } from '../../people/four-eyes/steps/why-not-alone.ts'
import { whoElseHas } from '../../settings/merge-setting.ts'
import type { Setting } from '../../settings/setting.ts'
import { replaying } from '../../settings/setting-difference.ts'
import { type SettingSaved, saveSetting } from '../../settings/steps/save-setting.ts'
import type { PlannedChange } from '../planned-change.ts'

type World = { settings: Setting[]; content: SiteContent }

/** Does it in the transaction of whoever has the turn. A fault is in words for whoever planned it: then nothing was changed. */
export async function doChange(
  trx: Database,
  plan: PlannedChange,
  { settings, content }: World,
  audit: Audit,
  now: Date,
): Promise<{ fault: string | undefined }> {
  if (plan.kind === 'offline') {
    const stays = await whyItStays(trx, plan.subject)
    if (stays) return { fault: stays }
    const isDone = await withdrawToDraft(trx, { path: plan.subject, by: plan.by }, audit, now)
    return { fault: isDone ? undefined : 'De pagina stond niet meer op de site.' }
  }

  const setting = settings.find(({ name }) => name === plan.subject)
  if (!setting) return { fault: 'Deze instelling bestaat niet meer.' }
  const typed = replaying(setting.formFor(content), plan.difference)
  const write = { typed, document: undefined, revision: '', confirmed: '', by: plan.by }
  const saved = await saveSetting(trx, setting, content, { ...write, wasPlanned: true }, audit, now)
  return { fault: saved.outcome === 'saved' ? undefined : faultOf(saved) }
}

function faultOf(saved: Exclude<SettingSaved, { outcome: 'saved' }>): string {
  switch (saved.outcome) {
    case 'refused':
      return saved.fault
    case 'conflict':
      return `${whoElseHas(saved.drawn.both)} na het plannen hetzelfde gewijzigd. Kies in het formulier welke van de twee het wordt.`
    case 'unfit':
      return Object.values(saved.errors).flat()[0] ?? ''
    case 'unconfirmed':
    case 'proposed':
      return ''
  }
}
