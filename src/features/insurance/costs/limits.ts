import { amountIn, type Known, percentIn } from '../fact-values.ts'
import type { Costs, Insurance } from '../insurance.ts'
import type { YearFact } from '../year-fact.ts'

/** What is reckoned with: amounts of the insurance data, within limits that are facts of a year. */
export type CostFacts = { insurance: Insurance; yearFacts?: YearFact[] }

export type VoluntaryStep = Costs['voluntary'][number]

/** The highest discount on a supplementary package, in percent. Nothing when it is not known of this year. */
export function findHighestDiscount({ yearFacts = [] }: CostFacts, year: number): Known<number> | undefined {
  return percentIn(yearFacts, 'korting-aanvullend', year)
}

/** The most own risk that somebody may take on top of what everybody has. */
export function findHighestVoluntary({ yearFacts = [] }: CostFacts, year: number): Known<number> | undefined {
  return amountIn(yearFacts, 'vrijwillig-eigen-risico-hoogste', year)
}

/** The steps of which the discount is known, up to the highest. None when nobody knows how high it may be. */
export function voluntaryStepsOf(facts: CostFacts, year: number): VoluntaryStep[] {
  const highest = findHighestVoluntary(facts, year)?.value ?? 0
  return (facts.insurance.costs?.voluntary ?? []).filter(
    (step) => step.year === year && step.cents <= highest,
  )
}
