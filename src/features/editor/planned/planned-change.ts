import type { SettingDifference } from '../settings/setting-difference.ts'

/** What an editor planned, beside the publication of a draft: a page that goes offline, or a setting that changes. */
export type PlannedChange = {
  id: string
  at: string
  by: string | null
  /** The name of who planned it; gone when they no longer have an account. */
  byName: string | undefined
  /** Why it did not happen at its time. */
  fault: string | null
} & PlannedWhat

export type PlannedWhat =
  /** The subject is the address of the page. */
  | { kind: 'offline'; subject: string }
  /** The subject is the name of the setting. */
  | { kind: 'setting'; subject: string; difference: SettingDifference }

/** The screen about something that is planned, saying what just happened. */
export function plannedAddress(id: string, happened?: string): string {
  return `${calendarAddress}/${id}${happened ? `?r=${happened}` : ''}`
}

export const calendarAddress = '/redactie/gepland'
