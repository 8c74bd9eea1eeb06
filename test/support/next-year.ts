import type { FactFiles } from '#features/insurance/facts.ts'
import { yearFacts } from '../../content/facts/year-facts.ts'

/** Every offer costs € 10 a month more in 2027. Nobody knows yet how much employers pay then. */
export function withPremiumsOf2027(file: FactFiles['insurance']): FactFiles['insurance'] {
  const products = file.products.map((product) => ({
    ...product,
    offers: product.offers.flatMap((offer) => {
      const premium = { ...offer.premium, cents: offer.premium.cents + 10_00 }
      return [offer, { ...offer, premium, year: 2027 }]
    }),
  }))
  return { ...file, products }
}

/** What both questions about the own risk need: of 2027 that is € 460. */
export function withOwnRiskOf2027(file: FactFiles['insurance']): FactFiles {
  const alsoIn2027 = <T extends { year: number }>(all: T[]) =>
    all.flatMap((one) => [one, { ...one, year: 2027 }])
  const { costs } = file
  return {
    insurance: {
      ...file,
      ...(costs && {
        costs: {
          ...costs,
          voluntary: alsoIn2027(costs.voluntary),
          treatments: alsoIn2027(costs.treatments),
        },
      }),
    },
    yearFacts: yearFacts.map((fact) =>
      fact.name === 'vrijwillig-eigen-risico-hoogste'
        ? {
            ...fact,
            values: fact.values.flatMap((one) => [one, { ...one, from: '2027-01-01', to: '2027-12-31' }]),
          }
        : fact,
    ) as FactFiles['yearFacts'],
  }
}
