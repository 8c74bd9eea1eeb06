import { z } from 'zod'
import type { Database } from '#database/database.ts'
import type { FactFiles } from '#features/insurance/facts.ts'
import { allSheets } from '#features/insurance/store.ts'
import type { YearFactFile } from '#features/insurance/year-fact.ts'
import { publishFacts } from '#features/pages/steps/publish-facts.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { countNames } from '../count-names.ts'
import { type FactReading, factKindChoices, factKindOf, readFact } from '../fact-kinds.ts'
import { findDoubles, readRows } from '../read-rows.ts'
import { amountStatus, optionalDay, statusChoices, text, wordList, yearNumber } from '../row-fields.ts'
import type { Setting } from '../setting.ts'
import { inputName, type Row } from '../setting-form.ts'
import { stillNamed } from '../still-named.ts'
import { publishedPlaces } from '../store.ts'

const row = z
  .object({
    name: z
      .string()
      .regex(
        /^[a-z0-9]+(-[a-z0-9]+)*$/,
        'Gebruik kleine letters, cijfers en streepjes, zoals eigen-risico-2027.',
      ),
    label: text(120, 'Vul in wat het is.'),
    year: yearNumber(),
    kind: z.enum(['amount', 'day', 'percent', 'text'], { error: 'Kies wat het is.' }),
    value: text(60, 'Vul het bedrag of de datum in.'),
    status: amountStatus(),
    source: text(120, 'Vul in waar dit vandaan komt.'),
    date: optionalDay(),
    answers: wordList(),
  })
  .transform(({ source, date, ...fact }) => ({ ...fact, source: { name: source, ...(date && { date }) } }))

/** Amounts and days of a year. Texts call them by name, so one change shows everywhere. */
export const yearFactsSetting: Setting = {
  name: 'yearFacts',
  formFor: () => ({
    slug: 'jaarcijfers',
    title: 'Jaarcijfers',
    lead: 'Bedragen en datums die elk jaar veranderen. In een tekst noem je ze bij hun naam, zoals {{eigen-risico-2026}}. Wijzig je hier iets, dan verandert het op alle pagina’s.',
    newRow: 'Nieuw jaarcijfer',
    mayAdd: true,
    mayRemove: true,
    keys: ['name'],
    fields: [],
    columns: [
      { name: 'label', label: 'Wat het is' },
      {
        name: 'value',
        label: 'Bedrag of datum',
        hint: 'Zoals € 385, 31 december 2026 of 20 procent.',
      },
      { name: 'kind', label: 'Soort', choices: factKindChoices },
      { name: 'year', label: 'Jaar' },
      { name: 'status', label: 'Zekerheid', choices: statusChoices },
      { name: 'name', label: 'Naam in teksten', hint: 'Zoals eigen-risico-2027.' },
      { name: 'source', label: 'Bron' },
      { name: 'date', label: 'Datum van de bron', hint: 'jjjj-mm-dd, mag leeg blijven.' },
      { name: 'answers', label: 'Antwoord op deze zoekvragen', hint: 'Met komma’s ertussen.', kind: 'long' },
    ],
  }),
  async read(db) {
    const { yearFacts = [] } = (await allSheets(db)) as Partial<FactFiles>
    return { fields: {}, rows: yearFacts.map(toRow) }
  },
  toDocument({ rows }) {
    const values = rows.map(({ kind = '', value = '' }) => readFact(kind, value))
    const errors = { ...findDoubles(rows, 'name', 'Deze naam bestaat al.'), ...faultsOf(values) }
    const reading = readRows(
      rows.map((typed, number) => ({ ...typed, ...(values[number]?.ok && { value: values[number].value }) })),
      row,
    )
    if (!reading.ok) return { ok: false, errors: { ...errors, ...reading.errors } }
    return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, document: reading.value }
  },
  async effectsOf(trx, document) {
    const { yearFacts: before = [], insurance } = (await allSheets(trx)) as Partial<FactFiles>
    const after = new Map((document as YearFactFile[]).map((fact) => [fact.name, tellingOf(fact)]))
    const changed = before.filter((fact) => (after.get(fact.name) ?? tellingOf(fact)) !== tellingOf(fact))
    if (changed.length === 0) return []
    const names = changed.map(({ name }) => name)
    return countNames(names, [
      ...(await publishedPlaces(trx)),
      { where: 'de verzekeringen', words: JSON.stringify(insurance ?? {}) },
    ])
  },
  async apply(trx, document, now) {
    const yearFacts = document as YearFactFile[]
    const missing = await findMissing(trx, yearFacts)
    if (missing) return missing
    const published = await publishFacts(trx, { yearFacts }, now)
    return published.outcome === 'refused' ? doesNotFit : undefined
  },
}

const doesNotFit = 'Deze gegevens passen niet bij de pagina’s en de verzekeringen. Er is niets gewijzigd.'

/** What readers or search may be told of it: whoever changes any of this sees first where it stands. */
function tellingOf({ value, label, year, status, kind, answers = [] }: YearFactFile): string {
  return JSON.stringify([value, label, year, status, kind ?? factKindOf(value), answers])
}

function toRow({ name, label, year, value, kind, status, source, answers = [] }: YearFactFile): Row {
  const date = source.date ?? ''
  return {
    name,
    label,
    year: String(year),
    kind: kind ?? factKindOf(value),
    value,
    status,
    source: source.name,
    date,
    answers: answers.join(', '),
  }
}

function faultsOf(values: FactReading[]): FieldErrors {
  return Object.fromEntries(
    values.flatMap((reading, number) =>
      reading.ok ? [] : [[inputName('value', number), [reading.fault]] as [string, string[]]],
    ),
  )
}

/** A name that a page or the insurance data still uses cannot go. */
async function findMissing(trx: Database, facts: YearFactFile[]): Promise<string | undefined> {
  const sheets = (await allSheets(trx)) as Partial<FactFiles>
  const gone = (sheets.yearFacts ?? [])
    .map(({ name }) => name)
    .filter((name) => !facts.some((fact) => fact.name === name))
  if (gone.length === 0) return undefined

  const places = [
    ...(await publishedPlaces(trx)),
    { where: 'de verzekeringen', words: JSON.stringify(sheets.insurance ?? {}) },
  ]
  for (const name of gone) {
    const where = stillNamed([`{{${name}}}`], places)
    if (where) return `Het jaarcijfer ${name} kan niet weg of een andere naam krijgen. ${where}`
  }
  return undefined
}
