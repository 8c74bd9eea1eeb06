import type { Costs } from './insurance.ts'
import { toAmount } from './money.ts'

/** An amount that the calculators reckon with, and how a text calls it, without its year. */
export type CostName = {
  name: string
  year: number
  label: string
  cents: number
  /** Of which sort it is one of many: an amount alone does not tell that it is meant. */
  of?: string
}

/** `korting vrijwillig-500`, `bijdrage jeugdzorg`, `prijs mri-scan`, `zorgtoeslag inkomensgrens-alleen`. */
export function costNamesOf({ voluntary, contributions, treatments, allowances }: Costs): CostName[] {
  return [
    ...voluntary.flatMap(({ year, cents, discountInCents }) => {
      const name = `vrijwillig-${(cents / 100).toFixed(2).replace('.00', '').replace('.', '-')}`
      const step = `bij ${toAmount(cents)} vrijwillig eigen risico`
      return [
        { name: `korting ${name}`, year, label: `Korting per maand ${step}`, cents: discountInCents },
        { name: `jaarkorting ${name}`, year, label: `Korting per jaar ${step}`, cents: discountInCents * 12 },
      ]
    }),
    ...contributions.flatMap(({ id, year, label, rule }) =>
      rule.kind === 'fixed'
        ? [
            {
              name: `bijdrage ${id}`,
              year,
              label: `Bijdrage van de werkgever, ${label}`,
              cents: rule.cents,
              of: label,
            },
          ]
        : [],
    ),
    ...treatments.map(({ id, year, label, cents }) => ({
      ...{ name: `prijs ${id}`, year, label: `Prijs, ${label}`, cents, of: label },
    })),
    ...allowances.flatMap(({ year, ...rules }) =>
      (
        [
          ['standaardpremie', 'standaardpremie', rules.standardPremiumInCents],
          ['drempelinkomen', 'drempelinkomen', rules.thresholdInCents],
          ['inkomensgrens-alleen', 'hoogste inkomen zonder partner', rules.incomeLimitInCents.alone],
          ['inkomensgrens-samen', 'hoogste inkomen met partner', rules.incomeLimitInCents.together],
          ['vermogensgrens-alleen', 'hoogste vermogen zonder partner', rules.wealthLimitInCents.alone],
          ['vermogensgrens-samen', 'hoogste vermogen met partner', rules.wealthLimitInCents.together],
        ] as const
      ).map(([name, label, cents]) => ({
        name: `zorgtoeslag ${name}`,
        year,
        label: `Zorgtoeslag, ${label}`,
        cents,
      })),
    ),
  ]
}
