import type { PremiumSum } from './premium.ts'

type Priced = { sum: PremiumSum }

export type PremiumComparison<T> = {
  /** Before the contribution of an employer. Of those that cost the same, the one with the highest contribution. */
  least: T
  most: T
  differenceInCents: number
  /** What costs less than `least` when nothing is taken off the contribution. How much tax takes, we do not know. */
  mayBeLeast: T | undefined
}

/**
 * Choices side by side. Whatever part of a contribution is left after tax, `least` costs least unless `mayBeLeast` does
 * or another between them: with the whole of it the order turns, if it ever does.
 */
export function comparePremiums<T extends Priced>(first: T, ...others: T[]): PremiumComparison<T> {
  const all = [first, ...others]
  const before = all.toSorted(
    (a, b) => a.sum.monthInCents - b.sum.monthInCents || leastAfter(a) - leastAfter(b),
  )
  const [least = first] = before
  const most = before.at(-1) ?? first
  const [after = first] = all.toSorted((a, b) => leastAfter(a) - leastAfter(b))
  return {
    least,
    most,
    differenceInCents: most.sum.monthInCents - least.sum.monthInCents,
    mayBeLeast: leastAfter(after) < leastAfter(least) ? after : undefined,
  }
}

/** What is left to pay of a month when no tax is taken of the contribution: it is always more. */
function leastAfter({ sum }: Priced): number {
  return sum.monthInCents - sum.contributionInCents
}
