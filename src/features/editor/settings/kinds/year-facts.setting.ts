import { z } from 'zod'
import type { Database } from '#database/database.ts'
import type { FactFiles } from '#features/insurance/facts.ts'
import { allSheets } from '#features/insurance/store.ts'
import type { YearFactFile } from '#features/insurance/year-fact.ts'
import { publishFacts } from '#features/pages/steps/publish-facts.ts'
import { findDoubles, readRows } from '../read-rows.ts'
import { amountStatus, optionalDay, statusChoices, text, wordList, yearNumber } from '../row-fields.ts'
import type { Setting } from '../setting.ts'
import type { Row } from '../setting-form.ts'
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
    fields: [],
    columns: [
      { name: 'label', label: 'Wat het is' },
      { name: 'value', label: 'Bedrag of datum', hint: 'Zoals € 385 of 31 december 2026.' },
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
    const doubles = findDoubles(rows, 'name', 'Deze naam bestaat al.')
    if (Object.keys(doubles).length > 0) return { ok: false, errors: doubles }
    const reading = readRows(rows, row)
    return reading.ok ? { ok: true, document: reading.value } : reading
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

function toRow({ name, label, year, value, status, source, answers = [] }: YearFactFile): Row {
  const date = source.date ?? ''
  return {
    name,
    label,
    year: String(year),
    value,
    status,
    source: source.name,
    date,
    answers: answers.join(', '),
  }
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
