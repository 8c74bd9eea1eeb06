import type { Offer, Product } from '#features/insurance/insurance.ts'

/** What a product costs in the last year of which that is certain; otherwise in the last year there is. */
export function newestOffer({ offers }: Product): Offer | undefined {
  const newestFirst = offers.toSorted((one, other) => other.year - one.year)
  return newestFirst.find(({ premium }) => premium.status === 'vastgesteld') ?? newestFirst[0]
}
