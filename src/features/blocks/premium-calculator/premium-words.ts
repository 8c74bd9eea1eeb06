import type { PremiumLine, PremiumSum } from '#features/insurance/costs/premium.ts'
import { toEuros } from '#features/insurance/money.ts'

/** How a line came about. */
export function explainLine({ kind, eachInCents }: PremiumLine, sum: PremiumSum): string {
  if (kind === 'children') {
    const who = sum.children === 1 ? '1 kind onder de 18 is' : `${sum.children} kinderen onder de 18 zijn`
    return `${who} gratis meeverzekerd voor de basisverzekering`
  }
  const each = toEuros(Math.abs(eachInCents))
  if (sum.adults === 0) return `${each} per volwassene; je vulde geen volwassene in`
  return sum.adults === 1 ? '1 volwassene' : `${sum.adults} volwassenen × ${each}`
}

/** What it comes to, in one sentence for who listens. */
export function sayPremium(sums: { name: string; sum: PremiumSum }[]): string {
  const [first] = sums
  if (!first) return ''
  const { monthInCents, yearInCents } = first.sum
  if (sums.length === 1)
    return `Je betaalt ${toEuros(monthInCents)} per maand. Dat is ${toEuros(yearInCents)} per jaar.`

  const byPrice = sums.toSorted((one, other) => one.sum.monthInCents - other.sum.monthInCents)
  const cheapest = byPrice[0] ?? first
  const dearest = byPrice.at(-1) ?? first
  const difference = dearest.sum.monthInCents - cheapest.sum.monthInCents
  if (difference === 0) return `Deze keuzes kosten evenveel: ${toEuros(cheapest.sum.monthInCents)} per maand.`
  return `${cheapest.name} kost het minst: ${toEuros(cheapest.sum.monthInCents)} per maand. Dat is ${toEuros(difference)} per maand minder dan ${dearest.name}.`
}
