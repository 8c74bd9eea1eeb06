import { hash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import type { Database } from '#database/database.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { raiseSiteVersion } from '#features/pages/store.ts'
import { addChange, forgetChange, noteDifference } from '#features/settings/store.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { removePlanned } from '../../planned/store.ts'
import { countWork } from '../../work/store.ts'
import { fieldMarksOf } from '../marks.ts'
import { matchRows, type Rename, renamesIn } from '../match-rows.ts'
import { type Drawn, inChosenOrder, mergeSetting } from '../merge-setting.ts'
import {
  awaitSecondPerson,
  takeOver,
  type Waiting,
  whyNotPlanned,
} from '../proposals/steps/await-second-person.ts'
import { readSetting } from '../read-setting.ts'
import type { Effect, Setting } from '../setting.ts'
import { differenceOf } from '../setting-difference.ts'
import { type RowChange, type SettingValues, type TypedSetting, valuesOf } from '../setting-form.ts'
import { withAuthors } from './find-authors.ts'
import { findPast } from './find-past.ts'

export type SettingSaved =
  /** `withOther`: what somebody else changed meanwhile is in it too. */
  | { outcome: 'saved'; withOther: boolean; isNews: boolean }
  | { outcome: 'refused'; fault: string }
  /** It waits for a second person. */
  | { outcome: 'proposed' }
  | NotReady

export type NotReady =
  /** Two changed the same. */
  | { outcome: 'conflict'; drawn: Drawn }
  /** What each changed fits, and together it does not. */
  | { outcome: 'unfit'; errors: FieldErrors; drawn: Drawn }
  /** Not before whoever saves has seen what else changes. */
  | { outcome: 'unconfirmed'; effects: Effect[]; confirmation: string; drawn: Drawn | undefined }

export type SettingWrite = {
  typed: TypedSetting
  /** What was typed, as it would be without anybody else. */
  document: unknown
  revision: string
  /** The confirmation of the effects that were shown. */
  confirmed: string
  /** It was counted and confirmed when it was planned. */
  wasPlanned?: true
  /** The plan that the form was opened from: it is not needed any more. */
  replaces?: string | undefined
  by: string | null
  /** What is taken over, and who proposed it. */
  proposal?: { id: string; byId: string | null } | undefined
}

/** Tells values apart, whoever changed them: a page that moves adds a redirect without anybody opening the form. */
export function revisionOf(values: SettingValues): string {
  return fingerprintOf(values)
}

function fingerprintOf(value: object): string {
  return hash('sha256', JSON.stringify(value), 'base64url')
}

/** The same whether it was typed or stored: whatever the order of its fields is, with or without those that are empty. */
function plainly<T>(value: T): T {
  if (Array.isArray(value)) return value.map(plainly) as T
  if (typeof value !== 'object' || value === null) return value
  const told = Object.entries(value).filter(([, each]) => each !== '' && each !== undefined)
  const inOrder = told.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return Object.fromEntries(inOrder.map(([name, each]) => [name, plainly(each)])) as T
}

export type ReadySetting = {
  outcome: 'ready'
  document: unknown
  before: SettingValues
  after: SettingValues
  renames: Rename[]
  withOther: boolean
  /** It reads otherwise than what stands there, however both are written. */
  isNews: boolean
}

/** What would be saved. What others changed since this began stays; what both changed is shown. */
export async function prepareSetting(
  trx: Database,
  setting: Setting,
  content: SiteContent,
  { typed, document: typedDocument, revision, confirmed, wasPlanned }: SettingWrite,
  now: Date,
): Promise<ReadySetting | NotReady> {
  const form = setting.formFor(content)
  const before = await setting.read(trx, content)
  const isAlone = revisionOf(before) === revision
  let document = typedDocument
  let drawn: Drawn | undefined
  if (!isAlone || choosesAny(typed)) {
    const past = await findPast(trx, setting.name, form, typed, before)
    drawn = drawMerged(setting, content, typed, before, past)
    if (hasBoth(drawn)) {
      const both = await withAuthors(trx, setting, form, drawn.both)
      return { outcome: 'conflict', drawn: { ...drawn, both } }
    }
    const reading = readSetting(setting, drawn.values, content)
    if (!reading.ok) return { outcome: 'unfit', errors: reading.errors, drawn }
    document = reading.document
  }

  const standing = readSetting(setting, before, content)
  const isNews = !standing.ok || !isDeepStrictEqual(plainly(standing.document), plainly(document))
  if (!wasPlanned && isNews) {
    const effects = (await setting.effectsOf?.(trx, document, now)) ?? []
    const confirmation = effects.length > 0 ? fingerprintOf(plainly({ document, effects })) : confirmed
    if (confirmation !== confirmed) return { outcome: 'unconfirmed', effects, confirmation, drawn }
  }
  const after = drawn?.values ?? inChosenOrder(form, valuesOf(typed))
  const renames = drawn?.renames ?? renamesIn(form, matchRows(form, typed.rows, before.rows, []))
  return { outcome: 'ready', document, before, after, renames, withOther: !isAlone, isNews }
}

/** What was typed together with what is stored now, as a form shows it. */
export function drawMerged(
  setting: Setting,
  content: SiteContent,
  typed: TypedSetting,
  now: SettingValues,
  past: RowChange[][],
): Drawn {
  const form = setting.formFor(content)
  return {
    ...mergeSetting(form, typed, now, past),
    revision: revisionOf(now),
    fieldMarks: fieldMarksOf(form, now.fields),
  }
}

/** In the transaction of whoever has the turn. */
export async function saveSetting(
  trx: Database,
  setting: Setting,
  content: SiteContent,
  write: SettingWrite,
  audit: Audit,
  now: Date,
): Promise<SettingSaved> {
  const ready = await prepareSetting(trx, setting, content, write, now)
  if (ready.outcome !== 'ready') return ready
  const { document, before, renames, withOther, isNews } = ready
  const { by, wasPlanned } = write
  if (!isNews && !wasPlanned && !write.proposal) {
    if (write.replaces) await removePlanned(trx, write.replaces)
    return { outcome: 'saved', withOther, isNews }
  }
  const waits = await mustWait(trx, setting, content, { ...write, ...ready }, now)
  if (waits) return waits

  const fault = await setting.apply?.(trx, document, now)
  if (fault) return { outcome: 'refused', fault }
  if (!wasPlanned) await countWork(trx, 'settings', by, now)
  if (write.proposal) await takeOver(trx, setting, write.proposal)
  if (write.replaces) await removePlanned(trx, write.replaces)
  await raiseSiteVersion(trx)
  const id = await addChange(trx, { name: setting.name, document, by }, now)
  const after = await setting.read(trx, content)
  // Who looks back later should not find that nothing happened.
  if (revisionOf(after) === revisionOf(before)) await forgetChange(trx, id)
  else await noteDifference(trx, id, differenceOf(setting.formFor(content), before, after, renames))
  const actor = by === null ? {} : { actorId: by }
  await audit.note(trx, { event: 'setting-change', outcome: setting.name, ...actor }, now)
  return { outcome: 'saved', withOther, isNews }
}

async function mustWait(
  trx: Database,
  setting: Setting,
  content: SiteContent,
  write: SettingWrite & ReadySetting,
  now: Date,
): Promise<Waiting | undefined> {
  const { by, wasPlanned } = write
  if (by !== null && !wasPlanned) return awaitSecondPerson(trx, setting, content, { ...write, by }, now)
  const fault = await whyNotPlanned(trx, setting)
  return fault === undefined ? undefined : { outcome: 'refused', fault }
}

function hasBoth({ both }: Drawn): boolean {
  return Object.keys(both.rows).length + Object.keys(both.fields).length > 0
}

function choosesAny({ rows, takenFields, openFields = [] }: TypedSetting): boolean {
  return takenFields.length + openFields.length > 0 || rows.some((row) => row.takesTheirs || row.isOpen)
}
