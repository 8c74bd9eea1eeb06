import type { Database } from '#database/database.ts'
import { publishPage } from '#features/editor/drafts/steps/publish-page.ts'
import type { FactFiles } from '#features/insurance/facts.ts'
import type { PageFile } from '#features/pages/page.ts'
import { type Publication, publishFacts } from '#features/pages/steps/publish-facts.ts'

/** As an editor does, of whom nobody asks whether the page fits. */
export function publishPageNow(db: Database, page: PageFile, now: Date): Promise<void> {
  return db.transaction().execute((trx) => publishPage(trx, { page, event: 'published', by: null, now }))
}

export function publishFactsNow(db: Database, changes: Partial<FactFiles>, now: Date): Promise<Publication> {
  return db.transaction().execute((trx) => publishFacts(trx, changes, now))
}
