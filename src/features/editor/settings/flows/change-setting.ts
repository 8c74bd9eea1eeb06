import type { Desk } from '#database/desk.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { waitForTurn } from '#features/pages/store.ts'
import type { Setting } from '../setting.ts'
import { type SettingSaved, type SettingWrite, saveSetting } from '../steps/save-setting.ts'

/** Who began from other values than those of now overwrites nothing: what others changed stays, and what both changed is shown. */
export async function changeSetting(
  desk: Desk,
  setting: Setting,
  content: SiteContent,
  write: SettingWrite,
  audit: Audit,
  now: Date,
): Promise<SettingSaved> {
  return desk.transact(async (trx) => {
    await waitForTurn(trx)
    return saveSetting(trx, setting, content, write, audit, now)
  })
}
