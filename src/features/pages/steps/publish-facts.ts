import type { Database } from '#database/database.ts'
import { dutchDayOf } from '#dutch-day.ts'
import { type FactFiles, type Facts, readFacts } from '#features/insurance/facts.ts'
import { fillFacts } from '#features/insurance/fill-facts.ts'
import { allSheets, type SheetName, saveSheet } from '#features/insurance/store.ts'
import { readPage } from '../page.ts'
import { pagesChangedSince, raiseSiteVersion, waitForTurn } from '../store.ts'
import { openTurns } from '../turns.ts'

export type Publication = { outcome: 'published' } | { outcome: 'refused'; fault: string }

/** From the end of the transaction every page and comparison shows these facts, on every process within seconds. */
export async function publishFacts(
  trx: Database,
  changes: Partial<FactFiles>,
  now: Date,
): Promise<Publication> {
  await waitForTurn(trx)
  const { insurance, yearFacts } = { ...(await allSheets(trx)), ...changes }
  const reading = readFacts({ insurance, yearFacts }, dutchDayOf(now))
  const fault = reading.ok ? await findPageFault(trx, reading.value) : reading.fault
  if (fault) return { outcome: 'refused', fault }

  const version = await raiseSiteVersion(trx)
  for (const [name, document] of Object.entries(changes)) {
    await saveSheet(trx, { name: name as SheetName, document, version, now, from: 'editor' })
  }
  return { outcome: 'published' }
}

/** A name that a published page uses cannot be taken away. */
async function findPageFault(trx: Database, { texts }: Facts): Promise<string | undefined> {
  const takeTurn = openTurns()
  for (const { path, document, published } of await pagesChangedSince(trx, -1)) {
    await takeTurn()
    if (!published) continue
    const filling = fillFacts(document, texts)
    // One that calls nothing by name reads as it did when it was published.
    const reading = filling.ok && filling.value !== document ? readPage(filling.value) : filling
    if (!reading.ok) return `the page ${path}, ${reading.fault}`
  }
  return undefined
}
