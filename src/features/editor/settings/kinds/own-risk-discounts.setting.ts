import { z } from 'zod'
import type { InsuranceFile } from '#features/insurance/insurance.ts'
import { costsOf } from '../cost-rows.ts'
import { knownCells, knownColumns, knownFields, toKnown } from '../known-fields.ts'
import { documentOf, findDoubles, readRows } from '../read-rows.ts'
import { amount, amountCell, yearNumber } from '../row-fields.ts'
import type { Setting } from '../setting.ts'
import { changesOfInsurance, storedInsurance } from '../steps/change-insurance.ts'

type Step = NonNullable<InsuranceFile['costs']>['voluntary'][number]

const row = z
  .object({
    year: yearNumber(),
    amount: amount('500', 5_000_00),
    discount: amount('18,00', 500_00),
    ...knownFields(),
  })
  .transform(
    ({ year, amount, discount, ...known }): Step => ({
      ...{ year, cents: amount, discountInCents: discount },
      ...toKnown(known),
    }),
  )

/** What the premium goes down by for whoever takes more own risk. */
export const ownRiskDiscountsSetting: Setting = {
  name: 'own-risk-discounts',
  isGuarded: true,
  formFor: () => ({
    slug: 'kortingen-eigen-risico',
    title: 'Kortingen bij een vrijwillig eigen risico',
    lead: 'Hoeveel lager de premie per maand is voor wie een hoger eigen risico kiest. Hoe hoog het mag zijn, staat bij Jaarcijfers: vrijwillig-eigen-risico-hoogste.',
    newRow: 'Nieuwe korting',
    keys: ['year', 'amount'],
    fields: [],
    columns: [
      { name: 'year', label: 'Jaar' },
      { name: 'amount', label: 'Vrijwillig eigen risico', hint: 'In euro’s, zoals 500.' },
      { name: 'discount', label: 'Korting per maand', hint: 'In euro’s, zoals 18,00.' },
      ...knownColumns,
    ],
  }),
  async read(db) {
    const { voluntary } = costsOf(await storedInsurance(db))
    const rows = voluntary.map(({ year, cents, discountInCents, ...known }) => ({
      year: String(year),
      amount: amountCell(cents),
      discount: amountCell(discountInCents),
      ...knownCells(known),
    }))
    return { fields: {}, rows }
  },
  toDocument({ rows }) {
    const reading = readRows(rows, row)
    if (!reading.ok) return reading
    // Only now it is known which amounts are the same.
    const read = reading.value.map(({ year, cents }) => ({ year: `${year}`, amount: `${cents}` }))
    const doubles = findDoubles(read, 'amount', 'Dit bedrag staat er voor dit jaar al.', ['year'])
    return documentOf(reading, doubles)
  },
  // The calculators take the last one for the highest.
  ...changesOfInsurance((insurance, steps: Step[]) => ({
    ...insurance,
    costs: {
      ...costsOf(insurance),
      voluntary: steps.toSorted((one, other) => one.year - other.year || one.cents - other.cents),
    },
  })),
}
