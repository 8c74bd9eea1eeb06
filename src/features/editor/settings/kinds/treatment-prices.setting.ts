import { z } from 'zod'
import type { InsuranceFile } from '#features/insurance/insurance.ts'
import { costsOf, readLabelled } from '../cost-rows.ts'
import { knownCells, knownColumns, knownFields, toKnown } from '../known-fields.ts'
import { position, positionField, withPositions } from '../ordered-rows.ts'
import { findDoubles } from '../read-rows.ts'
import { amount, amountCell, text, withoutFacts, yearNumber, yesOrNo, yesOrNoChoices } from '../row-fields.ts'
import type { Setting } from '../setting.ts'
import { changesOfInsurance, storedInsurance } from '../steps/change-insurance.ts'

type Price = NonNullable<InsuranceFile['costs']>['treatments'][number]

const row = z
  .object({
    id: z.string(),
    label: text(80, 'Vul in welke behandeling het is.').refine(...withoutFacts),
    year: yearNumber(),
    amount: amount('280', 1_000_000_00),
    counts: yesOrNo('Kies of dit meetelt voor het eigen risico.'),
    position: position(),
    ...knownFields(),
  })
  .transform(
    ({ id, label, year, amount, counts, position: _, ...known }): Price => ({
      ...{ id, label, year, cents: amount, countsForOwnRisk: counts },
      ...toKnown(known),
    }),
  )

/** What treatments cost, for whoever asks what they pay themselves. */
export const treatmentPricesSetting: Setting = {
  name: 'treatment-prices',
  isGuarded: true,
  formFor: () => ({
    slug: 'prijzen-van-behandelingen',
    title: 'Prijzen van behandelingen',
    lead: 'Wat een behandeling ongeveer kost. De rekenhulp ‘Wat betaal ik zelf voor een behandeling?’ rekent ermee.',
    newRow: 'Nieuwe prijs',
    keys: ['id', 'year'],
    fields: [],
    columns: [
      { name: 'label', label: 'Behandeling', hint: 'Dezelfde in een ander jaar: dezelfde naam.' },
      { name: 'year', label: 'Jaar' },
      { name: 'amount', label: 'Prijs', hint: 'In euro’s, zoals 280.' },
      { name: 'counts', label: 'Telt mee voor het eigen risico', choices: yesOrNoChoices },
      ...knownColumns,
      positionField,
      { name: 'id', label: 'Kenmerk', kind: 'hidden' },
    ],
  }),
  async read(db) {
    const rows = costsOf(await storedInsurance(db)).treatments.map(
      ({ id, label, year, cents, countsForOwnRisk, ...known }) => ({
        ...{ id, label, year: String(year), amount: amountCell(cents) },
        counts: countsForOwnRisk ? 'ja' : 'nee',
        ...knownCells(known),
      }),
    )
    return { fields: {}, rows: withPositions(rows) }
  },
  toDocument: ({ rows }) =>
    readLabelled(
      rows,
      row,
      findDoubles(rows, 'label', 'Deze behandeling staat er voor dit jaar al.', ['year']),
    ),
  ...changesOfInsurance((insurance, treatments: Price[]) => ({
    ...insurance,
    costs: { ...costsOf(insurance), treatments },
  })),
}
