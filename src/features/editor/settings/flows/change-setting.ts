import { hash } from 'node:crypto'
import type { Desk } from '#database/desk.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { raiseSiteVersion, waitForTurn } from '#features/pages/store.ts'
import { addChange, findLastChange, type SettingChange } from '#features/settings/store.ts'
import { countWork } from '../../work/store.ts'
import type { Setting } from '../setting.ts'
import type { SettingValues } from '../setting-form.ts'

export type SettingSaved =
  | { outcome: 'saved' }
  | { outcome: 'refused'; fault: string }
  | { outcome: 'conflict'; other: SettingChange | undefined }

export type SettingWrite = { document: unknown; revision: string; by: string }

/** Tells values apart, whoever changed them: a page that moves adds a redirect without anybody opening the form. */
export function revisionOf(values: SettingValues): string {
  return hash('sha256', JSON.stringify(values), 'base64url')
}

/** Who began from other values than those of now overwrites nothing: they hear who was first. */
export async function changeSetting(
  desk: Desk,
  setting: Setting,
  content: SiteContent,
  { document, revision, by }: SettingWrite,
  audit: Audit,
  now: Date,
): Promise<SettingSaved> {
  return desk.transact(async (trx) => {
    await waitForTurn(trx)
    if (revisionOf(await setting.read(trx, content)) !== revision)
      return { outcome: 'conflict', other: await findLastChange(trx, setting.name) }

    await countWork(trx, 'settings', by, now)
    const fault = await setting.apply?.(trx, document, now)
    if (fault) return { outcome: 'refused', fault }
    await raiseSiteVersion(trx)
    await addChange(trx, { name: setting.name, document, by }, now)
    await audit.note(trx, { event: 'setting-change', outcome: setting.name, actorId: by }, now)
    return { outcome: 'saved' }
  })
}
