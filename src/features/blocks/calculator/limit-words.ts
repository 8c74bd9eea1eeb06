import {
  type CostFacts,
  findHighestDiscount,
  findHighestVoluntary,
  voluntaryStepsOf,
} from '#features/insurance/costs/limits.ts'
import { factText } from '#features/insurance/fact-text.ts'
import { toAmount } from '#features/insurance/money.ts'

/** What people should know of the amounts that they can choose from. Mostly nothing. */
export function sayVoluntaryLimit(facts: CostFacts, year: number): string | undefined {
  const highest = findHighestVoluntary(facts, year)
  if (!highest) return `Hoe hoog het vrijwillig eigen risico in ${year} mag zijn, is nog niet bekend.`
  const hasStep = voluntaryStepsOf(facts, year).some(({ cents }) => cents === highest.value)
  return hasStep
    ? undefined
    : `In ${year} is dat hooguit ${toAmount(highest.value)}. Van dat bedrag kennen we de korting op de premie nog niet.`
}

export function sayDiscountLimit(facts: CostFacts, year: number): string {
  const highest = findHighestDiscount(facts, year)
  return highest
    ? `Via IZZ is dat hooguit ${factText('percent', highest.value)}.`
    : `De hoogste korting van ${year} is nog niet bekend. We rekenen zonder korting.`
}
