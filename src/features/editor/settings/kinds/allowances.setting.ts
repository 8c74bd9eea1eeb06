import { z } from 'zod'
import type { InsuranceFile } from '#features/insurance/insurance.ts'
import { costsOf } from '../cost-rows.ts'
import { knownCells, knownColumns, knownFields, toKnown } from '../known-fields.ts'
import { documentOf, findDoubles, readRows } from '../read-rows.ts'
import { amount, amountCell, share, shareCell, yearNumber } from '../row-fields.ts'
import type { Setting } from '../setting.ts'
import { changesOfInsurance, storedInsurance } from '../steps/change-insurance.ts'

type Allowance = NonNullable<InsuranceFile['costs']>['allowances'][number]

const mostInCents = 10_000_000_00
const row = z
  .object({
    year: yearNumber(),
    standard: amount('2.119', mostInCents),
    threshold: amount('29.736', mostInCents),
    shareAlone: share('1,912 %'),
    shareTogether: share('4,289 %'),
    shareAbove: share('13,73 %'),
    incomeAlone: amount('40.857', mostInCents),
    incomeTogether: amount('51.142', mostInCents),
    wealthAlone: amount('146.011', mostInCents),
    wealthTogether: amount('184.633', mostInCents),
    least: amount('24', mostInCents),
    ...knownFields(),
  })
  .transform(
    (typed): Allowance => ({
      year: typed.year,
      standardPremiumInCents: typed.standard,
      thresholdInCents: typed.threshold,
      shareOfThreshold: { alone: typed.shareAlone, together: typed.shareTogether },
      shareAbove: typed.shareAbove,
      incomeLimitInCents: { alone: typed.incomeAlone, together: typed.incomeTogether },
      wealthLimitInCents: { alone: typed.wealthAlone, together: typed.wealthTogether },
      leastInCents: typed.least,
      ...toKnown(typed),
    }),
  )

/** With what the zorgtoeslag of a year is estimated. */
export const allowancesSetting: Setting = {
  name: 'allowances',
  isGuarded: true,
  formFor: () => ({
    slug: 'zorgtoeslag',
    title: 'Zorgtoeslag',
    lead: 'Waarmee de rekenhulp de zorgtoeslag van een jaar schat. De bedragen en percentages staan elk jaar bij Dienst Toeslagen.',
    newRow: 'Nieuw jaar',
    keys: ['year'],
    fields: [],
    columns: [
      { name: 'year', label: 'Jaar' },
      { name: 'standard', label: 'Standaardpremie per jaar', hint: 'In euro’s, zoals 2.119.' },
      { name: 'threshold', label: 'Drempelinkomen', hint: 'In euro’s, zoals 29.736.' },
      { name: 'shareAlone', label: 'Deel van het drempelinkomen, zonder partner', hint: 'Zoals 1,912 %.' },
      { name: 'shareTogether', label: 'Deel van het drempelinkomen, met partner', hint: 'Zoals 4,289 %.' },
      { name: 'shareAbove', label: 'Deel van het inkomen daarboven', hint: 'Zoals 13,73 %.' },
      { name: 'incomeAlone', label: 'Hoogste inkomen, zonder partner' },
      { name: 'incomeTogether', label: 'Hoogste inkomen, met partner' },
      { name: 'wealthAlone', label: 'Hoogste vermogen, zonder partner' },
      { name: 'wealthTogether', label: 'Hoogste vermogen, met partner' },
      { name: 'least', label: 'Laagste toeslag per jaar', hint: 'Minder dan dit wordt niet uitbetaald.' },
      ...knownColumns,
    ],
  }),
  async read(db) {
    return { fields: {}, rows: costsOf(await storedInsurance(db)).allowances.map(toRow) }
  },
  toDocument: ({ rows }) =>
    documentOf(readRows(rows, row), findDoubles(rows, 'year', 'Dit jaar staat er al.')),
  ...changesOfInsurance((insurance, allowances: Allowance[]) => ({
    ...insurance,
    costs: { ...costsOf(insurance), allowances },
  })),
}

function toRow(rules: Allowance) {
  const { shareOfThreshold, incomeLimitInCents, wealthLimitInCents } = rules
  return {
    year: String(rules.year),
    standard: amountCell(rules.standardPremiumInCents),
    threshold: amountCell(rules.thresholdInCents),
    shareAlone: shareCell(shareOfThreshold.alone),
    shareTogether: shareCell(shareOfThreshold.together),
    shareAbove: shareCell(rules.shareAbove),
    incomeAlone: amountCell(incomeLimitInCents.alone),
    incomeTogether: amountCell(incomeLimitInCents.together),
    wealthAlone: amountCell(wealthLimitInCents.alone),
    wealthTogether: amountCell(wealthLimitInCents.together),
    least: amountCell(rules.leastInCents),
    ...knownCells(rules),
  }
}
