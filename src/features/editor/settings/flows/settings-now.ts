import type { Database } from '#database/database.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { readSettings, type Settings } from '#features/settings/settings.ts'
import { lastDocuments } from '#features/settings/store.ts'

/** As they are stored at this moment: what the process remembers may be two seconds old. */
export async function settingsNow(db: Database, { settings }: SiteContent): Promise<Settings> {
  return readSettings(await lastDocuments(db), settings)
}
