import { z } from 'zod'
import { textsOf } from '#features/insurance/facts.ts'
import { fillFacts } from '#features/insurance/fill-facts.ts'
import type { Insurance } from '#features/insurance/insurance.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { knownColumns, knownFields, toKnown } from '../known-fields.ts'
import { documentOf, findDoubles, readRows } from '../read-rows.ts'
import { wordList, yearNumber, yesOrNo, yesOrNoChoices } from '../row-fields.ts'
import type { Setting } from '../setting.ts'
import { changesOfInsurance, storedInsurance } from '../steps/change-insurance.ts'
import { findById, findUnknown, type RuleRow, ruleRowsOf, steps, withRules } from '../treatment-rows.ts'

const mostLimits = 4
const longestLimit = 160

const rowFor = ({ facts }: SiteContent) => {
  const known = treatmentOptionsOf(facts.insurance)
  const texts = textsOf(facts.yearFacts, facts.today)
  return z
    .object({
      treatment: z.string().min(1, 'Vul de behandeling in.'),
      year: yearNumber(),
      basic: z.enum(['all', 'part', 'none'], { error: 'Kies wat de basisverzekering betaalt.' }),
      ownRisk: yesOrNo('Kies of eerst het eigen risico geldt.'),
      limits: z
        .string()
        .transform((typed) => typed.split(/\r?\n/).flatMap((line) => line.trim() || []))
        .refine((lines) => lines.length <= mostLimits, `Vul hooguit ${mostLimits} regels in.`)
        .superRefine((lines, { addIssue }) => {
          const filled = lines.map((line) => fillFacts(line, texts))
          if (filled.some(({ ok }) => !ok)) addIssue(unknownFact)
          if (filled.some((line) => line.ok && line.value.length > longestLimit))
            addIssue(`Gebruik hooguit ${longestLimit} tekens per regel.`)
        }),
      first: wordList().pipe(z.array(z.enum(steps, { error: `Kies uit: ${steps.join(', ')}.` }))),
      ...knownFields(),
    })
    .transform(
      ({ treatment, year, basic, ownRisk, limits, first, ...typed }): RuleRow => ({
        treatment: findById(treatment, known) ?? '',
        rule: { year, basic, ownRisk, limits, first: [...new Set(first)], ...toKnown(typed) },
      }),
    )
}

const unknownFact = 'Tussen {{ en }} staat de naam van een jaarcijfer, zoals {{eigen-risico 2026}}.'

/** By the first letter of what never changes: in one form there would be more rows than a form can have. */
const parts: [slug: string, told: string, letters: RegExp][] = [
  ['a-f', 'A tot en met F', /^[0-9a-f]/],
  ['g-n', 'G tot en met N', /^[g-n]/],
  ['o-r', 'O tot en met R', /^[o-r]/],
  ['s-z', 'S tot en met Z', /^[s-z]/],
]

/** What the basic insurance pays of a treatment, a row for each year of which something is known. */
export const treatmentRuleSettings: Setting[] = parts.map(([slug, told, letters]) => {
  const isOurs = (treatment: string) => letters.test(treatment)
  const optionsOf = (insurance: Insurance) => treatmentOptionsOf(insurance).filter(({ id }) => isOurs(id))
  return {
    name: `treatment-rules-${slug}`,
    isGuarded: true,
    formFor: ({ facts: { insurance } }) => ({
      slug: `basisverzekering-${slug}`,
      title: `Vergoeding uit de basisverzekering: ${told}`,
      lead: 'Wat de basisverzekering van een behandeling betaalt, per jaar. Van een jaar zonder regel zegt de site: dat weten we nog niet. Een nieuwe behandeling voeg je eerst toe bij Behandelingen.',
      newRow: 'Nieuwe regel',
      keys: ['treatment', 'year'],
      fields: [],
      columns: [
        {
          name: 'treatment',
          label: 'Behandeling',
          suggestions: { list: 'behandelingen', options: optionsOf(insurance) },
        },
        { name: 'year', label: 'Jaar' },
        {
          name: 'basic',
          label: 'De basisverzekering betaalt',
          choices: [
            { id: 'all', label: 'Alles' },
            { id: 'part', label: 'Een deel' },
            { id: 'none', label: 'Niets' },
          ],
        },
        { name: 'ownRisk', label: 'Eerst het eigen risico', choices: yesOrNoChoices },
        {
          name: 'limits',
          label: 'Voorwaarden',
          hint: 'Elke zin op een eigen regel. Mag leeg blijven.',
          kind: 'long',
        },
        {
          name: 'first',
          label: 'Vooraf te regelen',
          hint: `Met komma’s ertussen: ${steps.join(', ')}.`,
        },
        ...knownColumns,
      ],
    }),
    async read(db) {
      const { treatments = [] } = await storedInsurance(db)
      return { fields: {}, rows: treatments.filter(({ id }) => isOurs(id)).flatMap(ruleRowsOf) }
    },
    toDocument({ rows }, content) {
      const options = optionsOf(content.facts.insurance)
      const byId = rows.map((row) => ({ ...row, treatment: findById(row.treatment, options) ?? '' }))
      return documentOf(readRows(rows, rowFor(content)), {
        ...findDoubles(byId, 'year', 'Dit jaar staat er voor deze behandeling al.', ['treatment']),
        ...findUnknown(rows, 'treatment', options, unknownTreatment(told)),
      })
    },
    ...changesOfInsurance((insurance, rows: RuleRow[]) => withRules(insurance, isOurs, rows)),
  }
})

const unknownTreatment = (told: string) =>
  `Deze behandeling staat niet in de lijst van ${told}. Kies er een uit de lijst, of voeg de behandeling eerst toe bij Behandelingen.`

function treatmentOptionsOf({ treatments }: Insurance) {
  return treatments.map(({ id, name }) => ({ id, label: name }))
}
