import type { Database } from '#database/database.ts'
import { dutchDayOf } from '#dutch-day.ts'
import type { InsuranceFile } from '#features/insurance/insurance.ts'
import { allSheets } from '#features/insurance/store.ts'
import { publishFacts } from '#features/pages/steps/publish-facts.ts'
import { thingsGone } from '../insurance-things.ts'
import type { Setting } from '../setting.ts'
import { placeOf, stillNamed } from '../still-named.ts'
import { placesOnPages } from '../store.ts'
import { findEffects } from './find-effects.ts'

/** As it is stored, with the names of year facts in it. */
export async function storedInsurance(db: Database): Promise<InsuranceFile> {
  return (await allSheets(db)).insurance as InsuranceFile
}

/** A setting of the insurance data changes its part of the whole. Where readers see something else is told before. */
export function changesOfInsurance<T>(
  change: (before: InsuranceFile, document: T) => InsuranceFile,
): Required<Pick<Setting, 'apply' | 'effectsOf'>> {
  return {
    async effectsOf(trx, document, now) {
      const before = await storedInsurance(trx)
      const insurance = change(before, document as T)
      // Who may not save it is told so at once.
      if (await findInUse(trx, before, insurance)) return []
      return findEffects(trx, { insurance }, now)
    },
    apply: (trx, document, now) => changeInsurance(trx, now, (before) => change(before, document as T)),
  }
}

/** Gives what is wrong, in words for an editor. */
async function changeInsurance(
  trx: Database,
  now: Date,
  change: (before: InsuranceFile) => InsuranceFile,
): Promise<string | undefined> {
  const before = await storedInsurance(trx)
  const insurance = { ...change(before), updatedDate: dutchDayOf(now) }
  const inUse = await findInUse(trx, before, insurance)
  if (inUse) return inUse

  const published = await publishFacts(trx, { insurance }, now)
  return published.outcome === 'refused'
    ? 'Deze gegevens passen niet bij elkaar of bij de pagina’s. Er is niets gewijzigd.'
    : undefined
}

/** What a page, a product or a treatment still names cannot go. */
async function findInUse(
  trx: Database,
  before: InsuranceFile,
  after: InsuranceFile,
): Promise<string | undefined> {
  const gone = thingsGone(before, after)
  if (gone.length === 0) return undefined

  const products = after.products.map((product) => placeOf(product.name, product))
  const treatments = (after.treatments ?? []).map((treatment) =>
    placeOf(`de behandeling ${treatment.name}`, treatment),
  )
  const places = [...products, ...(await placesOnPages(trx)), ...treatments]
  for (const { what, marks } of gone) {
    const where = stillNamed(marks, places)
    if (where) return `${what} kan niet weg. ${where}`
  }
  return undefined
}
