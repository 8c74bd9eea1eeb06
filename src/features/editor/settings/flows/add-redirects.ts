import type { Desk } from '#database/desk.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { markOf, writeMark } from '../marks.ts'
import type { Setting } from '../setting.ts'
import { changeSetting, type SettingSaved } from './change-setting.ts'

export type Redirect = { from: string; to: string }

/**
 * Adds redirects, or changes where those lead that are there already, through their setting: its rules, its history, and
 * nobody is overwritten. All of them, or none.
 */
export async function addRedirects(
  desk: Desk,
  setting: Setting,
  content: SiteContent,
  { redirects, by }: { redirects: Redirect[]; by: string },
  audit: Audit,
  now: Date,
): Promise<SettingSaved> {
  const form = setting.formFor(content)
  const { rows: stored } = await setting.read(desk.db, content)
  const marks = new Map(stored.map((row) => [row.from, writeMark(markOf(form, row))]))
  const rows = redirects.map(({ from, to }) => ({
    row: { from, to },
    was: marks.get(from) ?? '',
    isRemoved: false,
    takesTheirs: false,
  }))
  const typed = { fields: {}, wasFields: '', takenFields: [], rows }
  const write = { typed, document: undefined, revision: '', confirmed: '', by }
  return changeSetting(desk, setting, content, write, audit, now)
}
