import { lastYear } from '#features/insurance/days.ts'
import { faultInPeriods, yearsOf } from '#features/insurance/fact-periods.ts'
import type { FactValue, YearFactFile } from '#features/insurance/year-fact.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { writeFact } from './fact-kinds.ts'
import { inputName, type Row } from './setting-form.ts'

/** A row of the form: a fact in one period. Rows of one name are one fact. */
export type FactRow = Pick<YearFactFile, 'name' | 'label' | 'kind'> & FactValue & { answers: string[] }

/** Searches stand with every row, so that a new year changes no other. */
export function toRows({ name, label, kind, values, answers = [] }: YearFactFile): Row[] {
  return values.map(({ from, to = '', value, status, source }) => ({
    ...{ name, label, kind, from, to, status },
    value: writeFact(kind, value),
    source: source.name,
    date: source.date ?? '',
    answers: answers.join(', '),
  }))
}

/** Who adds a year need not type the searches again. */
export function toFacts(rows: FactRow[]): YearFactFile[] {
  return [...Map.groupBy(rows, ({ name }) => name)].flatMap(([name, periods]) => {
    const [{ label, kind } = {}] = periods
    const values = periods.map(({ from, to, value, status, source }) => ({
      ...{ from, ...(to && { to }), value, status, source },
    }))
    const answers = [...new Set(periods.flatMap(({ answers }) => answers))]
    // The kind says what the values are; `readFact` made them so.
    return label && kind ? [{ name, label, kind, values, answers } as YearFactFile] : []
  })
}

/**
 * What rows of one name do not say alike, and periods that lie over each other. Only a new period may leave the searches
 * to the others: who empties them where they stood means something by it.
 */
export function faultsBetween(rows: Row[], stored: YearFactFile[]): FieldErrors {
  const told = new Set(stored.filter(({ answers = [] }) => answers.length > 0).flatMap(periodsOf))
  const numbered = rows.map((row, number) => ({ row, number }))
  const faults = [...Map.groupBy(numbered, ({ row }) => row.name)].flatMap(([name = '', same]) => {
    const unlike = (['label', 'kind', 'answers'] as const).flatMap((field) => {
      const [first, ...others] = same
        .filter(({ row }) => field !== 'answers' || row.answers || told.has(periodOf(row)))
        .toSorted((one, other) => Number(!one.row[field]) - Number(!other.row[field]))
      return others
        .filter(({ row }) => row[field] !== first?.row[field])
        .map(({ number }) => [inputName(field, number), alike(name)] as const)
    })
    const overlap = faultInPeriods(
      same.map(({ row: { from = '', to = '' } }) => ({ from, ...(to && { to }) })),
    )
    const place = overlap && same[overlap.index]
    if (!place) return unlike
    const { from = '', to = '' } = place.row
    const isBackwards = to !== '' && to < from
    return [
      ...unlike,
      isBackwards
        ? ([inputName('to', place.number), 'De laatste dag ligt voor de eerste dag.'] as const)
        : ([inputName('from', place.number), overlapping(name)] as const),
    ]
  })
  return Object.fromEntries(faults.map(([field, message]) => [field, [message]]))
}

function periodsOf({ name, values }: YearFactFile): string[] {
  return values.map(({ from }) => periodOf({ name, from }))
}

function periodOf({ name = '', from = '' }: Row): string {
  return `${name} ${from}`
}

const alike = (name: string) => `Vul hier bij alle regels met de naam ${name} hetzelfde in.`
const overlapping = (name: string) =>
  `Op deze dag geldt al een andere regel met de naam ${name}. Laat de ene regel eindigen voor de andere begint.`

/** Every way in which texts may call it. */
export function spellingsOf({ name, values }: YearFactFile): string[] {
  const years = values.flatMap((value) => yearsOf(value, lastYear))
  return [name, ...years.flatMap((year) => [`${name} ${year}`, `${name}-${year}`])]
}

/** How texts call what readers or search are told otherwise from now on. */
export function spellingsChanged(before: YearFactFile, after: YearFactFile): string[] {
  const about = ({ label, kind, answers = [] }: YearFactFile) => JSON.stringify([label, kind, answers])
  if (about(before) !== about(after)) return spellingsOf(before)
  const tellings = ({ values }: YearFactFile) =>
    values.map(({ from, to, value, status }) => JSON.stringify([from, to, value, status]))
  const kept = new Set(tellings(after))
  const changed = before.values.filter((_, number) => !kept.has(tellings(before)[number] ?? ''))
  const added = tellings(after).some((telling) => !tellings(before).includes(telling))
  if (changed.length > 0) return spellingsOf({ ...before, values: changed } as YearFactFile)
  return added ? [before.name] : []
}
