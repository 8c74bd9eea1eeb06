import { z } from 'zod'
import type { InsuranceFile } from '#features/insurance/insurance.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { knownCells, knownColumns, knownFields, toKnown } from '../known-fields.ts'
import { documentOf, findDoubles, readRows } from '../read-rows.ts'
import { amount, amountCell, yearNumber } from '../row-fields.ts'
import type { Setting } from '../setting.ts'
import { inputName, type Row } from '../setting-form.ts'
import { changesOfInsurance, storedInsurance } from '../steps/change-insurance.ts'

const row = z.object({
  product: z.string().min(1, 'Kies een verzekering.'),
  year: yearNumber(),
  amount: amount('157,95', 9_999_99),
  ...knownFields(),
})

type PremiumRow = z.infer<typeof row>

/** What insurances cost a month, per year. */
export const premiumsSetting: Setting = {
  name: 'premiums',
  isGuarded: true,
  formFor: ({ facts }) => ({
    slug: 'premies',
    title: 'Premies',
    lead: 'Wat een verzekering per maand kost. Voeg je een nieuw jaar toe, dan nemen we de vergoedingen van het jaar ervoor over. De bedragen staan meteen op alle pagina’s.',
    newRow: 'Nieuwe premie',
    keys: ['product', 'year'],
    fields: [],
    columns: [
      {
        name: 'product',
        label: 'Verzekering',
        choices: facts.insurance.products.map(({ id, name }) => ({ id, label: name })),
      },
      { name: 'year', label: 'Jaar' },
      { name: 'amount', label: 'Premie per maand', hint: 'In euro’s, zoals 157,95.' },
      ...knownColumns,
    ],
  }),
  read: async (db) => ({ fields: {}, rows: (await storedInsurance(db)).products.flatMap(rowsOf) }),
  toDocument: ({ rows }, content) => documentOf(readRows(rows, row), findRowFaults(rows, content)),
  ...changesOfInsurance(withPremiums),
}

function rowsOf({ id, offers }: InsuranceFile['products'][number]): Row[] {
  return offers.map(({ year, premium }) => ({
    product: id,
    year: String(year),
    amount: amountCell(premium.cents),
    ...knownCells(premium),
  }))
}

/** Every insurance keeps a price, and one a year. */
function findRowFaults(rows: Row[], { facts }: SiteContent): FieldErrors {
  const without = facts.insurance.products.find(({ id }) => !rows.some(({ product }) => product === id))
  return {
    ...(without && {
      [inputName('product', 0)]: [`${without.name} moet in elk geval één premie houden.`],
    }),
    ...findDoubles(rows, 'year', 'Dit jaar staat er voor deze verzekering al.', ['product']),
  }
}

/** A new year covers what the newest year covered, until an editor says otherwise. */
function withPremiums(insurance: InsuranceFile, rows: PremiumRow[]): InsuranceFile {
  const products = insurance.products.map((product) => {
    const newest = product.offers.toSorted((a, b) => b.year - a.year)[0]
    const offers = rows
      .filter((row) => row.product === product.id)
      .flatMap(({ year, amount, ...known }) => {
        const base = product.offers.find((offer) => offer.year === year) ?? newest
        const premium = { cents: amount, ...toKnown(known) }
        return base ? [{ ...base, year, premium }] : []
      })
    return { ...product, offers }
  })
  return { ...insurance, products }
}
