import type { Desk } from '#database/desk.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { findPublished, waitForTurn } from '#features/pages/store.ts'
import { longestDifference } from '#features/settings/store.ts'
import { whyItStays } from '../../people/four-eyes/steps/why-not-alone.ts'
import { whyNotPlanned } from '../../settings/proposals/steps/await-second-person.ts'
import type { Setting } from '../../settings/setting.ts'
import { differenceOf } from '../../settings/setting-difference.ts'
import { type NotReady, prepareSetting, type SettingWrite } from '../../settings/steps/save-setting.ts'
import { countWork } from '../../work/store.ts'
import { addPlanned, forgetPlannedOffline, removePlanned } from '../store.ts'
import { lookAhead } from './look-ahead.ts'

export type SettingPlanned =
  | { outcome: 'planned'; id: string }
  | { outcome: 'refused'; fault: string }
  | NotReady

export type SettingToPlan = { write: SettingWrite & { by: string }; at: Date }

/**
 * Judged by the site as it will be then: a menu may name a page that is planned for that moment. It is tried out with all
 * that is planned before it, so that whoever plans hears at once what will not fit.
 */
export async function planSetting(
  desk: Desk,
  setting: Setting,
  world: { content: SiteContent; contentThen: SiteContent; settings: Setting[] },
  { write, at }: SettingToPlan,
  audit: Audit,
  now: Date,
): Promise<SettingPlanned> {
  const { contentThen: content } = world
  const { by, replaces } = write
  const ready = await desk.transact(async (trx) => {
    await waitForTurn(trx)
    return prepareSetting(trx, setting, content, write, at)
  })
  if (ready.outcome !== 'ready') return ready
  const notAlone = await whyNotPlanned(desk.db, setting)
  if (notAlone) return { outcome: 'refused', fault: notAlone }
  const difference = differenceOf(setting.formFor(content), ready.before, ready.after, ready.renames)
  if (!ready.isNews) return { outcome: 'refused', fault: nothingChanged }
  if (JSON.stringify(difference).length > longestDifference) return { outcome: 'refused', fault: tooMuch }

  const what = { kind: 'setting' as const, subject: setting.name, difference }
  const tried = { id: 'new', at: at.toISOString(), by, byName: undefined, fault: null, ...what }
  const { faults } = await lookAhead(desk, world, at, { beside: [tried], without: replaces })
  const own = faults.find(({ id }) => id === tried.id)
  if (own) return { outcome: 'refused', fault: `${own.fault} Er is niets gepland.` }

  return desk.transact(async (trx) => {
    await countWork(trx, 'settings', by, now)
    if (replaces) await removePlanned(trx, replaces)
    const id = await addPlanned(trx, { what, at, by })
    await audit.note(trx, { event: 'setting-change', outcome: 'planned', actorId: by }, now)
    return { outcome: 'planned', id }
  })
}

const nothingChanged = 'Er is niets gewijzigd, dus er is niets om te plannen.'
const tooMuch = 'Dit zijn te veel wijzigingen om in één keer te plannen. Plan ze in delen.'

/** A page goes offline once: planning it again moves it. */
export async function planOffline(
  desk: Desk,
  { path, at, by }: { path: string; at: Date; by: string },
  audit: Audit,
  now: Date,
): Promise<{ outcome: 'planned'; id: string } | { outcome: 'unknown' | 'guarded' }> {
  return desk.transact(async (trx) => {
    await waitForTurn(trx)
    if (!(await findPublished(trx, path))) return { outcome: 'unknown' }
    if (await whyItStays(trx, path)) return { outcome: 'guarded' }
    await forgetPlannedOffline(trx, path)
    const id = await addPlanned(trx, { what: { kind: 'offline', subject: path }, at, by })
    await audit.note(trx, { event: 'page-offline', outcome: 'planned', actorId: by }, now)
    return { outcome: 'planned', id }
  })
}
