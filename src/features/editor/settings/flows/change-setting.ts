import type { Database } from '#database/database.ts'
import type { Mark } from '#features/account/security-log/mark.ts'
import { raiseSiteVersion, waitForTurn } from '#features/pages/store.ts'
import { addChange, findLastChange, type SettingChange } from '#features/settings/store.ts'
import type { Setting } from '../setting.ts'

export type SettingSaved =
  | { outcome: 'saved' }
  | { outcome: 'refused'; fault: string }
  | { outcome: 'conflict'; other: SettingChange | undefined }

export type SettingWrite = { document: unknown; revision: string; by: string }

/** Who began from an older revision overwrites nothing: they hear who was first. */
export async function changeSetting(
  db: Database,
  setting: Setting,
  { document, revision, by }: SettingWrite,
  mark: Mark,
  now: Date,
): Promise<SettingSaved> {
  return db.transaction().execute(async (trx) => {
    await waitForTurn(trx)
    const last = await findLastChange(trx, setting.name)
    if ((last?.id ?? '') !== revision) return { outcome: 'conflict', other: last }

    const fault = await setting.apply?.(trx, document, now)
    if (fault) return { outcome: 'refused', fault }
    await raiseSiteVersion(trx)
    await addChange(trx, { name: setting.name, document, by }, now)
    await mark.note(trx, { event: 'setting-change', outcome: setting.name, actorId: by }, now)
    return { outcome: 'saved' }
  })
}
