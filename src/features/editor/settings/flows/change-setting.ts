import { hash } from 'node:crypto'
import type { Desk } from '#database/desk.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { raiseSiteVersion, waitForTurn } from '#features/pages/store.ts'
import {
  addChange,
  findLastChange,
  forgetChange,
  noteDifference,
  type SettingChange,
} from '#features/settings/store.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { countWork } from '../../work/store.ts'
import { fieldMarksOf } from '../marks.ts'
import { type Drawn, mergeSetting } from '../merge-setting.ts'
import { readSetting } from '../read-setting.ts'
import type { Effect, Setting } from '../setting.ts'
import { differenceOf } from '../setting-difference.ts'
import type { SettingValues, TypedSetting } from '../setting-form.ts'

export type SettingSaved =
  /** `withOther`: what somebody else changed meanwhile is in it too. */
  | { outcome: 'saved'; withOther: boolean }
  | { outcome: 'refused'; fault: string }
  /** Two changed the same. */
  | { outcome: 'conflict'; other: SettingChange | undefined; drawn: Drawn }
  /** What each changed fits, and together it does not. */
  | { outcome: 'unfit'; errors: FieldErrors; drawn: Drawn }
  /** Not before whoever saves has seen what else changes. */
  | { outcome: 'unconfirmed'; effects: Effect[]; confirmation: string; drawn: Drawn | undefined }

/** `confirmed` is the confirmation of the effects that were shown. */
export type SettingWrite = {
  typed: TypedSetting
  /** What was typed, as it would be without anybody else. */
  document: unknown
  revision: string
  confirmed: string
  by: string
}

/** Tells values apart, whoever changed them: a page that moves adds a redirect without anybody opening the form. */
export function revisionOf(values: SettingValues): string {
  return fingerprintOf(values)
}

function fingerprintOf(value: object): string {
  return hash('sha256', JSON.stringify(value), 'base64url')
}

/** Who began from other values than those of now overwrites nothing: what others changed stays, and what both changed is shown. */
export async function changeSetting(
  desk: Desk,
  setting: Setting,
  content: SiteContent,
  { typed, document: typedDocument, revision, confirmed, by }: SettingWrite,
  audit: Audit,
  now: Date,
): Promise<SettingSaved> {
  return desk.transact(async (trx) => {
    await waitForTurn(trx)
    const before = await setting.read(trx, content)
    const form = setting.formFor(content)
    const isAlone = revisionOf(before) === revision
    let document = typedDocument
    let drawn: Drawn | undefined
    if (!isAlone || takesAny(typed)) {
      const fieldMarks = fieldMarksOf(form, before.fields)
      drawn = { ...mergeSetting(form, typed, before), revision: revisionOf(before), fieldMarks }
      if (hasBoth(drawn))
        return { outcome: 'conflict', other: await findLastChange(trx, setting.name), drawn }
      const reading = readSetting(setting, drawn.values, content)
      if (!reading.ok) return { outcome: 'unfit', errors: reading.errors, drawn }
      document = reading.document
    }

    const effects = (await setting.effectsOf?.(trx, document, now)) ?? []
    const confirmation = effects.length > 0 ? fingerprintOf({ document, effects }) : confirmed
    if (confirmation !== confirmed) return { outcome: 'unconfirmed', effects, confirmation, drawn }

    await countWork(trx, 'settings', by, now)
    const fault = await setting.apply?.(trx, document, now)
    if (fault) return { outcome: 'refused', fault }
    await raiseSiteVersion(trx)
    const id = await addChange(trx, { name: setting.name, document, by }, now)
    const after = await setting.read(trx, content)
    // Who looks back later should not find that nothing happened.
    if (revisionOf(after) === revisionOf(before)) await forgetChange(trx, id)
    else await noteDifference(trx, id, differenceOf(form, before, after))
    await audit.note(trx, { event: 'setting-change', outcome: setting.name, actorId: by }, now)
    return { outcome: 'saved', withOther: !isAlone }
  })
}

function hasBoth({ both }: Drawn): boolean {
  return Object.keys(both.rows).length + Object.keys(both.fields).length > 0
}

function takesAny({ rows, takenFields }: TypedSetting): boolean {
  return takenFields.length > 0 || rows.some(({ takesTheirs }) => takesTheirs)
}
