import { allDeadlines } from './agenda/deadlines.ts'
import { voluntaryStepsOf } from './costs/limits.ts'
import { amountIn } from './fact-values.ts'
import { keyOfYear } from './fill-facts.ts'
import type { Insurance, Product } from './insurance.ts'
import type { YearFact } from './year-fact.ts'

type Known = { insurance: Insurance; yearFacts: YearFact[] }

/**
 * The year of blocks of each kind, where neither the block nor its page names one: the last that has begun and of which
 * all is known that they tell. Deadlines lie before the year that they are about: the next that comes.
 */
export function yearsMeant(known: Known, today: string): [key: string, year: number][] {
  const { costs, products } = known.insurance
  const years: [kind: string, year: number][] = [
    ['premium-calculator', lastBegun(yearsOffered(products), today)],
    ['insurance-list', lastBegun(yearsOffered(products.filter(({ kind }) => kind === 'basic')), today)],
    ['supplementary-list', lastBegun(yearsOffered(products.filter(({ kind }) => kind !== 'basic')), today)],
    ['own-risk', lastBegun(yearsOfOwnRisk(known), today)],
    ['care-allowance', lastBegun(costs?.allowances.map(({ year }) => year) ?? [], today)],
    ['deadlines', yearOfNextDeadline(known, today)],
  ]
  return years.map(([kind, year]) => [keyOfYear(kind), year])
}

function lastBegun(years: number[], today: string): number {
  const thisYear = Number(today.slice(0, 4))
  const begun = years.filter((year) => year <= thisYear)
  return begun.length > 0 ? Math.max(...begun) : thisYear
}

/** Those in which there is something of every kind to choose from. */
export function yearsOffered(products: Product[]): number[] {
  const kinds = [...Map.groupBy(products, ({ kind }) => kind).values()]
  const years = kinds.map((alike) => new Set(alike.flatMap(({ offers }) => offers.map(({ year }) => year))))
  return [...(years[0] ?? [])].filter((year) => years.every((known) => known.has(year)))
}

/** Those of which both questions about the own risk can be answered. */
export function yearsOfOwnRisk({ insurance, yearFacts }: Known): number[] {
  const priced = insurance.costs?.treatments.map(({ year }) => year) ?? []
  return priced.filter(
    (year) =>
      amountIn(yearFacts, 'eigen-risico', year) !== undefined &&
      voluntaryStepsOf({ insurance, yearFacts }, year).length > 0,
  )
}

function yearOfNextDeadline({ yearFacts }: Known, today: string): number {
  const all = allDeadlines(yearFacts)
  const next = all.find(({ day }) => day >= today) ?? all.at(-1)
  return next?.year ?? Number(today.slice(0, 4))
}
