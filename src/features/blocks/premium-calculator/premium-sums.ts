import type { CostFacts } from '#features/insurance/costs/limits.ts'
import { type Plan, type PremiumSum, sumPremium } from '#features/insurance/costs/premium.ts'
import type { Insurance } from '#features/insurance/insurance.ts'
import { toAmount } from '#features/insurance/money.ts'
import type { PremiumChoice } from './premium-choice.ts'

export type NamedSum = { name: string; sum: PremiumSum }

/** Every choice with its name and its sum; none when the year has no premiums yet. */
export function sumsOf(facts: CostFacts, { year: { year }, plans, household }: PremiumChoice): NamedSum[] {
  return plans.flatMap((plan) => {
    const sum = sumPremium(facts, year, plan, household)
    return sum ? [{ name: nameOf(facts.insurance, plan), sum }] : []
  })
}

const inAList = new Intl.ListFormat('nl', { type: 'conjunction' })

/** "VGZ natura, Plus en Tand 1" */
function nameOf({ products }: Insurance, { basic, supplementary, dental, voluntaryInCents }: Plan): string {
  const names = [basic, supplementary, dental].flatMap(
    (id) => products.find((product) => product.id === id)?.name ?? [],
  )
  const words = inAList.format(names)
  return voluntaryInCents > 0 ? `${words} met ${toAmount(voluntaryInCents)} vrijwillig eigen risico` : words
}
