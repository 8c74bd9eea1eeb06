import type { Database } from '#database/database.ts'
import { noFacts, readFacts } from '#features/insurance/facts.ts'
import { allSheets } from '#features/insurance/store.ts'
import { readFilledPage } from '../filled-page.ts'
import type { PageFile } from '../page.ts'
import { raiseSiteVersion, savePage, saveRedirect } from '../store.ts'

export type Publication = { outcome: 'published'; version: number } | { outcome: 'refused'; fault: string }

/** From now on everyone sees this version of the page, on every process within seconds. */
export async function publishPage(db: Database, page: PageFile, now: Date): Promise<Publication> {
  const { insurance, yearFacts } = await allSheets(db)
  const facts = readFacts({ insurance, yearFacts })
  const reading = readFilledPage(page, facts.ok ? facts.value.texts : noFacts.texts)
  if (!reading.ok) return { outcome: 'refused', fault: reading.fault }

  return db.transaction().execute(async (trx) => {
    const version = await raiseSiteVersion(trx)
    await savePage(trx, { page, version, now, from: 'editor' })
    for (const from of page.movedFrom ?? []) await saveRedirect(trx, from, page.path)
    return { outcome: 'published', version }
  })
}
