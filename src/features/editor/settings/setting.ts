import type { Database } from '#database/database.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import type { Row, SettingForm, SettingReading, SettingValues } from './setting-form.ts'

/** A place that changes by itself, and how many times there. */
export type Effect = { where: string; times: number }

/** Something that editors set: how it looks as a form, and how it becomes what holds. */
export type Setting = {
  /** Under which changes are noted. */
  name: string
  /** Nobody changes it alone, as long as there are two who may. */
  isGuarded?: true
  formFor: (content: SiteContent) => SettingForm
  /** What holds now. */
  read: (db: Database, content: SiteContent) => Promise<SettingValues>
  /** Where readers find a row already, for whoever is about to change it. */
  usesOf?: (db: Database) => Promise<(row: Row) => Effect[]>
  toDocument: (values: SettingValues, content: SiteContent) => SettingReading
  /** Where a reader will see something else, for an editor who is about to save it; absent: nobody is asked. */
  effectsOf?: (trx: Database, document: unknown, now: Date) => Promise<Effect[]>
  /** Puts it where the site reads it; gives what is wrong, in words for an editor. */
  apply?: (trx: Database, document: unknown, now: Date) => Promise<string | undefined>
}
