import { comparePremiums } from '#features/insurance/costs/compare-premiums.ts'
import type { PremiumLine, PremiumSum } from '#features/insurance/costs/premium.ts'
import { toEuros } from '#features/insurance/money.ts'
import type { NamedSum } from './premium-sums.ts'

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

/** What it comes to, in one sentence for who listens. Of a contribution we do not know what is left after tax. */
export function sayPremium([first, ...others]: NamedSum[]): string {
  if (!first) return ''
  const { monthInCents, yearInCents } = first.sum
  if (others.length === 0)
    return `Je betaalt ${toEuros(monthInCents)} per maand. Dat is ${toEuros(yearInCents)} per jaar.`

  const all = [first, ...others]
  const { least, most, differenceInCents, mayBeLeast } = comparePremiums(first, ...others)
  const month = toEuros(least.sum.monthInCents)
  const less = `Dat is ${toEuros(differenceInCents)} per maand minder dan ${most.name}.`
  const isSame = differenceInCents === 0
  if (all.every(({ sum }) => sum.contributionInCents === 0))
    return isSame
      ? `Deze keuzes kosten evenveel: ${month} per maand.`
      : `${least.name} kost het minst: ${month} per maand. ${less}`

  return [
    'Zonder de bijdrage van je werkgever',
    isSame
      ? `kosten deze keuzes evenveel: ${month} per maand.`
      : `kost ${least.name} het minst: ${month} per maand. ${less}`,
    mayBeLeast
      ? `Met die bijdrage kan ${mayBeLeast.name} het minst kosten. Dat hangt af van je belasting.`
      : isSame && all.some(({ sum }) => sum.contributionInCents < least.sum.contributionInCents)
        ? `Met die bijdrage kost ${least.name} het minst.`
        : 'Met die bijdrage blijft dat zo.',
  ].join(' ')
}
