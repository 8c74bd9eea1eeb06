import { z } from 'zod'
import type { Database } from '#database/database.ts'
import { dutchDayOf } from '#dutch-day.ts'
import { firstYear, lastYear } from '#features/insurance/days.ts'
import { yearsOf } from '#features/insurance/fact-periods.ts'
import { type FactFiles, readFacts } from '#features/insurance/facts.ts'
import { fillFacts } from '#features/insurance/fill-facts.ts'
import { allSheets } from '#features/insurance/store.ts'
import { findSumBelowNought, textsOverTime } from '#features/insurance/sums.ts'
import type { YearFactFile } from '#features/insurance/year-fact.ts'
import { publishFacts } from '#features/pages/steps/publish-facts.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { countNames, openCount } from '../count-names.ts'
import { type FactReading, factKindChoices, readFact } from '../fact-kinds.ts'
import { type FactRow, faultsBetween, spellingsChanged, spellingsOf, toFacts, toRows } from '../fact-rows.ts'
import { documentOf, readRows } from '../read-rows.ts'
import { amountStatus, optionalDay, statusChoices, text, withoutFacts, wordList } from '../row-fields.ts'
import type { Setting } from '../setting.ts'
import { inputName } from '../setting-form.ts'
import { findEffects, together } from '../steps/find-effects.ts'
import { type Place, placeOf, stillNamed } from '../still-named.ts'
import { placesOnPages, plannedPages, publishedPages } from '../store.ts'

/** Those that pages can name. */
const inOurYears = [
  (day: string | undefined) => day === undefined || (day >= `${firstYear}` && day < `${lastYear + 1}`),
  `Kies een dag in de jaren ${firstYear} tot en met ${lastYear}.`,
] as const

const row = z
  .object({
    name: z
      .string()
      .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'Gebruik kleine letters, cijfers en streepjes, zoals eigen-risico.')
      .refine(
        (name) => !/(^|-)20\d\d$/.test(name),
        'Zet het jaar niet in de naam, maar bij Geldt van en Tot en met.',
      ),
    label: text(120, 'Vul in wat het is.').refine(...withoutFacts),
    kind: z.enum(['amount', 'day', 'percent', 'text'], { error: 'Kies wat het is.' }),
    from: z.iso.date('Vul de eerste dag in als jjjj-mm-dd, bijvoorbeeld 2027-01-01.').refine(...inOurYears),
    to: optionalDay().refine(...inOurYears),
    value: text(60, 'Vul het bedrag of de datum in.').refine(...withoutFacts),
    status: amountStatus(),
    source: text(120, 'Vul in waar dit vandaan komt.'),
    date: optionalDay(),
    answers: wordList(),
  })
  .transform(({ source, date, ...fact }) => ({ ...fact, source: { name: source, ...(date && { date }) } }))

/** What changes with the year, a row for each period. Texts call it by name, so one change shows everywhere. */
export const yearFactsSetting: Setting = {
  name: 'yearFacts',
  isGuarded: true,
  formFor: () => ({
    slug: 'jaarcijfers',
    title: 'Jaarcijfers',
    lead: 'Bedragen en datums die elk jaar veranderen. In een tekst noem je ze bij hun naam: {{eigen-risico}} is het bedrag van nu, {{eigen-risico 2027}} dat van een ander jaar. Een nieuw jaar is een nieuwe regel met dezelfde naam. Op de eerste dag ervan verandert de site vanzelf.',
    newRow: 'Nieuw jaarcijfer',
    keys: ['name', 'from'],
    fields: [],
    columns: [
      { name: 'label', label: 'Wat het is' },
      {
        name: 'value',
        label: 'Bedrag of datum',
        hint: 'Zoals € 385, 31 december 2026 of 20 procent.',
      },
      { name: 'from', label: 'Geldt van', hint: 'De eerste dag: jjjj-mm-dd.' },
      {
        name: 'to',
        label: 'Tot en met',
        hint: 'De laatste dag: jjjj-mm-dd. Leeg: tot je iets anders invult.',
      },
      { name: 'kind', label: 'Soort', choices: factKindChoices },
      { name: 'status', label: 'Zekerheid', choices: statusChoices },
      { name: 'name', label: 'Naam in teksten', hint: 'Zonder jaar, zoals eigen-risico.' },
      { name: 'source', label: 'Bron' },
      { name: 'date', label: 'Datum van de bron', hint: 'jjjj-mm-dd, mag leeg blijven.' },
      {
        name: 'answers',
        label: 'Antwoord op deze zoekvragen',
        hint: 'Met komma’s ertussen, bij alle regels met deze naam hetzelfde. In een nieuwe regel mag dit leeg blijven.',
        kind: 'long',
      },
    ],
  }),
  async read(db) {
    const { yearFacts = [] } = (await allSheets(db)) as Partial<FactFiles>
    return { fields: {}, rows: yearFacts.flatMap(toRows) }
  },
  async usesOf(db) {
    const usesOf = await openCount(await placesNow(db))
    return ({ name = '', from = '', to = '' }) => {
      const years = from ? yearsOf({ from, ...(to && { to }) }, lastYear) : []
      return usesOf([name, ...years.flatMap((year) => [`${name} ${year}`, `${name}-${year}`])])
    }
  },
  toDocument({ rows }, { facts }) {
    const values = rows.map(({ kind = '', value = '' }) => readFact(kind, value))
    const errors = { ...faultsBetween(rows, facts.yearFacts), ...faultsOf(values) }
    const reading = documentOf(readRows(rows, row), errors)
    if (!reading.ok) return reading
    const typed = reading.document.flatMap((each, number): FactRow[] => {
      const read = values[number]
      return read?.ok ? [{ ...each, value: read.value }] : []
    })
    return { ok: true, document: toFacts(typed) }
  },
  async effectsOf(trx, document, now) {
    const { yearFacts: before = [] } = (await allSheets(trx)) as Partial<FactFiles>
    const yearFacts = document as YearFactFile[]
    const after = new Map(yearFacts.map((fact) => [fact.name, fact]))
    const names = before.flatMap((fact) => spellingsChanged(fact, after.get(fact.name) ?? fact))
    const inTexts = names.length > 0 ? await countNames(names, await placesNow(trx)) : []
    return together(...inTexts, ...(await findEffects(trx, { yearFacts }, now)))
  },
  async apply(trx, document, now) {
    const yearFacts = document as YearFactFile[]
    const missing = await findMissing(trx, yearFacts)
    if (missing) return missing
    const spoilt = await findSpoilt(trx, yearFacts, now)
    if (spoilt) return spoilt
    const published = await publishFacts(trx, { yearFacts }, now)
    return published.outcome === 'refused' ? doesNotFit : undefined
  },
}

const doesNotFit = 'Deze gegevens passen niet bij de pagina’s en de verzekeringen. Er is niets gewijzigd.'

function faultsOf(values: FactReading[]): FieldErrors {
  return Object.fromEntries(
    values.flatMap((reading, number) =>
      reading.ok ? [] : [[inputName('value', number), [reading.fault]] as [string, string[]]],
    ),
  )
}

/** Where texts call facts by their name. */
async function placesNow(trx: Database): Promise<Place[]> {
  const { insurance = {} } = await allSheets(trx)
  return [...(await placesOnPages(trx)), placeOf('de verzekeringen', insurance)]
}

/** A name that a page or the insurance data still uses cannot go. */
async function findMissing(trx: Database, facts: YearFactFile[]): Promise<string | undefined> {
  const { yearFacts: before = [] } = (await allSheets(trx)) as Partial<FactFiles>
  const kept = new Set(facts.flatMap(spellingsOf))
  const gone = before.flatMap(spellingsOf).filter((name) => !kept.has(name))
  if (gone.length === 0) return undefined

  const places = await placesNow(trx)
  for (const name of gone) {
    const where = stillNamed([`{{${name}}}`], places)
    if (where) return `Het jaarcijfer ${name} kan niet weg of een andere naam krijgen. ${where}`
  }
  return undefined
}

/** What people read or will read goes on well: a planned sum needs amounts, and no sum comes out below nought. */
async function findSpoilt(trx: Database, yearFacts: YearFactFile[], now: Date): Promise<string | undefined> {
  const sheets = (await allSheets(trx)) as FactFiles
  const [before, after] = [sheets, { ...sheets, yearFacts }].map((files) => readFacts(files, dutchDayOf(now)))
  if (!before?.ok || !after?.ok) return undefined
  const planned = await plannedPages(trx)
  const unfit = planned.find(
    ({ document }) =>
      fillFacts(document, before.value.texts).ok && !fillFacts(document, after.value.texts).ok,
  )
  if (unfit) return `Zo past het niet meer bij wat er gepland is. Kijk bij ${unfit.where}.`

  const [old, next] = [textsOverTime(before.value), textsOverTime(after.value)]
  for (const { where, document } of [...planned, ...(await publishedPages(trx))]) {
    const sum = findSumBelowNought(document, next)
    if (sum !== undefined && findSumBelowNought(document, old) === undefined)
      return `Zo komt de som ${sum} onder nul uit. Kijk bij ${where}.`
  }
  return undefined
}
