import type { Database } from '#database/database.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { checkersBut } from '../../../drafts/checking/store.ts'
import { isFourEyes } from '../../../people/four-eyes/store.ts'
import { queueColleagueMail } from '../../../work/steps/queue-colleague-mail.ts'
import { countWork, takeBack } from '../../../work/store.ts'
import { WorkRefused } from '../../../work/work-limits.ts'
import type { Setting } from '../../setting.ts'
import type { TypedSetting } from '../../setting-form.ts'
import { addProposal, takeProposal } from '../store.ts'

export type Waiting = { outcome: 'proposed' } | { outcome: 'refused'; fault: string }

type Write = {
  typed: TypedSetting
  document: unknown
  by: string
  /** What a second person takes over, and who proposed it. */
  proposal?: { id: string; byId: string | null } | undefined
}

/**
 * Figures, premiums and insurances are not changed by one person alone, as long as there are two who may: what somebody
 * saves waits for another. Asked in the transaction that would change it, whoever calls; nothing: it may be changed now.
 */
export async function awaitSecondPerson(
  trx: Database,
  setting: Setting,
  content: SiteContent,
  { typed, document, by, proposal }: Write,
  now: Date,
): Promise<Waiting | undefined> {
  if (proposal) {
    const isOwn = proposal.byId === by && (await isFourEyes(trx))
    return isOwn ? { outcome: 'refused', fault: ownProposal } : undefined
  }
  if (!setting.isGuarded || !(await isFourEyes(trx))) return undefined
  const form = setting.formFor(content)
  const fault = await takeBack(trx, async () => setting.apply?.(trx, document, now))
  if (fault) return { outcome: 'refused', fault }
  await countWork(trx, 'checks', by, now)
  if (!(await addProposal(trx, { name: setting.name, typed, by }, now)))
    return { outcome: 'refused', fault: anotherWaits }
  const path = `/redactie/instellingen/${form.slug}/voorstel`
  for (const { id, email: to, firstName } of await checkersBut(trx, by))
    await queueColleagueMail(trx, { kind: 'check-asked', to, firstName, path, what: 'setting' }, id, now)
  return { outcome: 'proposed' }
}

/** Once it is changed: who was too late changes nothing. */
export async function takeOver(trx: Database, { name }: Setting, { id }: { id: string }): Promise<void> {
  if (!(await takeProposal(trx, name, id))) throw new WorkRefused(decidedAlready)
}

/** What is planned happens when nobody looks, so it cannot wait for a second person. Why not, in words; nothing when it may be. */
export async function whyNotPlanned(db: Database, { isGuarded }: Setting): Promise<string | undefined> {
  return isGuarded && (await isFourEyes(db)) ? notByItself : undefined
}

const notByItself =
  'Voor deze instelling zijn vier ogen nodig. Daarom kan die niet vanzelf veranderen. Sla de wijziging nu op: een collega kijkt die na. Bij een jaarcijfer kies je zelf vanaf welke dag het geldt.'
const ownProposal =
  'Voor deze instelling zijn vier ogen nodig. Jij stelde de wijziging voor, dus een collega neemt die over.'
const decidedAlready = 'Dit voorstel is er niet meer: een collega keek het al na, of het is ingetrokken.'
const anotherWaits =
  'Er wacht al een wijziging van deze instelling op controle. Kijk die eerst na of trek die in. Wat je typte, staat nog in het formulier.'
