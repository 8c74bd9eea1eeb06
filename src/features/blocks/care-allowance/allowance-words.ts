import type { Allowance, AllowanceAsked } from '#features/insurance/costs/care-allowance.ts'
import type { AllowanceRules } from '#features/insurance/insurance.ts'
import { toAmount } from '#features/insurance/money.ts'

export function sayAllowance(
  allowance: Allowance,
  { hasPartner }: AllowanceAsked,
  { incomeLimitInCents, leastInCents, wealthLimitInCents, year }: AllowanceRules,
): string {
  const household = hasPartner ? 'together' : 'alone'
  const [whose, who] = hasPartner ? ['Jullie', 'krijgen jullie'] : ['Je', 'krijg je']
  if (allowance.outcome === 'none') {
    const why = {
      income: `${whose} inkomen is hoger dan ${toAmount(incomeLimitInCents[household])}.`,
      wealth: `${whose} vermogen is hoger dan ${toAmount(wealthLimitInCents[household])}.`,
      small: `Bij dit inkomen blijft er minder dan ${toAmount(leastInCents)} over. Zo weinig wordt niet uitbetaald.`,
    }
    return `${why[allowance.reason]} Dan ${who} in ${year} geen zorgtoeslag.`
  }
  const { monthInCents, yearInCents } = allowance
  return `${hasPartner ? 'Jullie krijgen samen' : 'Je krijgt'} ongeveer ${toAmount(monthInCents)} zorgtoeslag per maand. Over heel ${year} is dat ${toAmount(yearInCents)}.`
}
