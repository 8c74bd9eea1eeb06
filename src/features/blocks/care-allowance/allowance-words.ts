import type { Allowance, AllowanceAsked } from '#features/insurance/costs/care-allowance.ts'
import type { AllowanceRules } from '#features/insurance/insurance.ts'
import { toAmount } from '#features/insurance/money.ts'

export function sayAllowance(
  allowance: Allowance,
  { hasPartner }: AllowanceAsked,
  { incomeLimitInCents, wealthLimitInCents, year }: AllowanceRules,
): string {
  const household = hasPartner ? 'together' : 'alone'
  const [whose, who] = hasPartner ? ['Jullie', 'krijgen jullie'] : ['Je', 'krijg je']
  if (allowance.outcome === 'none')
    return allowance.reason === 'wealth'
      ? `${whose} vermogen is hoger dan ${toAmount(wealthLimitInCents[household])}. Dan ${who} in ${year} geen zorgtoeslag.`
      : `${whose} inkomen is hoger dan ${toAmount(incomeLimitInCents[household])}. Dan ${who} in ${year} geen zorgtoeslag.`
  const { monthInCents, yearInCents } = allowance
  return `${hasPartner ? 'Jullie krijgen samen' : 'Je krijgt'} ongeveer ${toAmount(monthInCents)} zorgtoeslag per maand. Over heel ${year} is dat ${toAmount(yearInCents)}.`
}
