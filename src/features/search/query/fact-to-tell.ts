import type { SearchFact } from '#features/blocks/search-results/found-pages.ts'
import { findInYear, findOn } from '#features/insurance/fact-periods.ts'
import { factText } from '#features/insurance/fact-text.ts'
import type { Facts } from '#features/insurance/facts.ts'
import type { FactValue, YearFact } from '#features/insurance/year-fact.ts'
import { formsOf } from '../dutch/tokens.ts'
import { pinnedKeyOf } from '../index/pinned.ts'

/** The fact that answers this question: of the year that it names, else as it is today. */
export function factToTell(
  { yearFacts, today }: Pick<Facts, 'yearFacts' | 'today'>,
  query: string,
): Omit<SearchFact, 'path'> | undefined {
  const thisYear = Number(today.slice(0, 4))
  const { year, rest } = askedYear(query, thisYear)
  const byKey = factsByKey(yearFacts)
  const fact = byKey.get(keyOf(query)) ?? byKey.get(keyOf(rest))
  const found = fact && (year ? findInYear<FactValue>(fact.values, year) : findToday(fact, today))
  if (!found) return undefined
  const firstYear = Number(found.from.slice(0, 4))
  const isDay = fact.kind === 'day'
  return {
    label: fact.label,
    value: factText(fact.kind, found.value),
    year: year ?? (isDay ? firstYear : Math.max(firstYear, thisYear)),
    isDay,
    isProvisional: found.status === 'voorlopig',
  }
}

function askedYear(query: string, thisYear: number): { year: number | undefined; rest: string } {
  const [named = ''] = /\b(?:20[2-9]\d|(?:volgend|dit) jaar)\b/i.exec(query) ?? []
  const ahead = { 'volgend jaar': 1, 'dit jaar': 0 }[named.toLowerCase()]
  const year = ahead === undefined ? Number(named) : thisYear + ahead
  return { year: named ? year : undefined, rest: query.replace(named, ' ') }
}

/** A day that has passed answers nobody; of anything else, what comes is told when nothing holds yet. */
function findToday({ kind, values }: YearFact, today: string): FactValue | undefined {
  const byBegin = (values as FactValue[]).toSorted((one, other) => one.from.localeCompare(other.from))
  if (kind === 'day') return byBegin.find(({ value }) => String(value) >= today)
  return findOn(byBegin, today) ?? byBegin.find(({ from }) => from > today)
}

const known = new WeakMap<YearFact[], Map<string, YearFact>>()

/** Facts change seldom, and are asked for with every search. */
function factsByKey(facts: YearFact[]): Map<string, YearFact> {
  const before = known.get(facts)
  if (before) return before

  const pairs = facts.flatMap((fact) => fact.answers.map((answer) => [keyOf(answer), fact] as const))
  const made = new Map(pairs.filter(([key]) => key !== '').reverse())
  known.set(facts, made)
  return made
}

function keyOf(words: string): string {
  return pinnedKeyOf(formsOf(words))
}
