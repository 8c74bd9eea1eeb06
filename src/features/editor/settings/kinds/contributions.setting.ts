import { z } from 'zod'
import type { InsuranceFile } from '#features/insurance/insurance.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { costsOf, readLabelled } from '../cost-rows.ts'
import { knownCells, knownColumns, knownFields, toKnown } from '../known-fields.ts'
import { position, positionField, withPositions } from '../ordered-rows.ts'
import { findDoubles } from '../read-rows.ts'
import { amount, amountCell, text, withoutFacts, yearNumber } from '../row-fields.ts'
import type { Setting } from '../setting.ts'
import { inputName, type Row } from '../setting-form.ts'
import { changesOfInsurance, storedInsurance } from '../steps/change-insurance.ts'

type Contribution = NonNullable<InsuranceFile['costs']>['contributions'][number]

const row = z
  .object({
    id: z.string(),
    label: text(80, 'Vul in welke cao het is.').refine(...withoutFacts),
    year: yearNumber(),
    rule: z.enum(['two-thirds', 'fixed'], { error: 'Kies hoe de werkgever meebetaalt.' }),
    amount: z.union([z.literal('').transform(() => 0), amount('12,00', 1_000_00)], {
      error: 'Vul een bedrag in van hooguit € 1.000, zoals 12,00.',
    }),
    position: position(),
    ...knownFields(),
  })
  .transform(
    ({ id, label, year, rule, amount, position: _, ...known }): Contribution => ({
      ...{ id, label, year },
      rule: rule === 'fixed' ? { kind: rule, cents: amount } : { kind: rule },
      ...toKnown(known),
    }),
  )

/** What employers pay of a package, by cao. */
export const contributionsSetting: Setting = {
  name: 'contributions',
  isGuarded: true,
  formFor: () => ({
    slug: 'bijdragen-van-werkgevers',
    title: 'Bijdragen van werkgevers',
    lead: 'Wat een werkgever volgens de cao per maand meebetaalt aan een aanvullend pakket. De premierekenhulp rekent ermee.',
    newRow: 'Nieuwe bijdrage',
    keys: ['id', 'year'],
    fields: [],
    columns: [
      { name: 'label', label: 'Cao', hint: 'Dezelfde cao in een ander jaar: dezelfde naam.' },
      { name: 'year', label: 'Jaar' },
      {
        name: 'rule',
        label: 'Hoe de werkgever meebetaalt',
        choices: [
          { id: 'two-thirds', label: 'Twee derde van de premie' },
          { id: 'fixed', label: 'Een vast bedrag' },
        ],
      },
      { name: 'amount', label: 'Bedrag per maand', hint: 'Alleen bij een vast bedrag, zoals 12,00.' },
      ...knownColumns,
      positionField,
      { name: 'id', label: 'Kenmerk', kind: 'hidden' },
    ],
  }),
  async read(db) {
    const rows = costsOf(await storedInsurance(db)).contributions.map(
      ({ id, label, year, rule, ...known }) => ({
        ...{ id, label, year: String(year), rule: rule.kind },
        amount: rule.kind === 'fixed' ? amountCell(rule.cents) : '',
        ...knownCells(known),
      }),
    )
    return { fields: {}, rows: withPositions(rows) }
  },
  toDocument: ({ rows }) =>
    readLabelled(rows, row, {
      ...findDoubles(rows, 'label', 'Deze cao staat er voor dit jaar al.', ['year']),
      ...findMisfits(rows),
    }),
  ...changesOfInsurance((insurance, contributions: Contribution[]) => ({
    ...insurance,
    costs: { ...costsOf(insurance), contributions },
  })),
}

function findMisfits(rows: Row[]): FieldErrors {
  return Object.fromEntries(
    rows.flatMap(({ rule, amount }, number): [string, string[]][] => {
      const at = inputName('amount', number)
      if (rule === 'fixed' && !amount) return [[at, ['Vul het bedrag in, zoals 12,00.']]]
      return rule === 'two-thirds' && amount
        ? [[at, ['Laat dit leeg: de werkgever betaalt twee derde.']]]
        : []
    }),
  )
}
