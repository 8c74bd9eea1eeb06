import type { Desk } from '#database/desk.ts'
import type { Audit } from '#features/account/security-log/audit.ts'
import { findAddress } from '#features/pages/old-address.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import type { Setting } from '../setting.ts'
import type { SettingSaved } from '../steps/save-setting.ts'
import { changeSetting } from './change-setting.ts'

export type Redirect = { from: string; to: string }

export type RedirectsAdded =
  /** How many were not there yet. */
  | { outcome: 'saved'; count: number }
  /** Where some of them lead now, by their place among those that were to be added. */
  | { outcome: 'taken'; taken: Map<number, Redirect> }
  | Exclude<SettingSaved, { outcome: 'saved' }>

/**
 * Adds redirects through their setting: its rules and its history. What is there already is not changed: the same is
 * left out, and another refuses all of them.
 */
export async function addRedirects(
  desk: Desk,
  setting: Setting,
  content: SiteContent,
  { redirects, by }: { redirects: Redirect[]; by: string },
  audit: Audit,
  now: Date,
): Promise<RedirectsAdded> {
  const { rows: stored } = await setting.read(desk.db, content)
  const targets = new Map(stored.map(({ from = '', to = '' }) => [addressOf(from), to]))
  const targetOf = ({ from }: Redirect) => targets.get(addressOf(from))
  const taken = redirects.flatMap((redirect, index): [number, Redirect][] => {
    const to = targetOf(redirect)
    return to === undefined || to === addressOf(redirect.to)
      ? []
      : [[index, { from: addressOf(redirect.from), to }]]
  })
  if (taken.length > 0) return { outcome: 'taken', taken: new Map(taken) }
  const added = redirects.filter((redirect) => targetOf(redirect) === undefined)
  if (added.length === 0) return { outcome: 'saved', count: 0 }

  const rows = added.map((row) => ({ row, was: '', isRemoved: false, takesTheirs: false }))
  const typed = { fields: {}, wasFields: '', takenFields: [], rows }
  const write = { typed, document: undefined, revision: '', confirmed: '', by }
  const saved = await changeSetting(desk, setting, content, write, audit, now)
  if (saved.outcome === 'saved') return { outcome: 'saved', count: added.length }
  const wasAddedMeanwhile =
    saved.outcome === 'unfit' && saved.drawn.values.rows.length > stored.length + added.length
  return wasAddedMeanwhile ? addRedirects(desk, setting, content, { redirects, by }, audit, now) : saved
}

function addressOf(typed: string): string {
  return findAddress(typed) ?? typed
}
