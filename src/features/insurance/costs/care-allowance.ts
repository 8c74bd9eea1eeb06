import type { AllowanceRules } from '../insurance.ts'

export type AllowanceAsked = { hasPartner: boolean; incomeInCents: number; wealthInCents: number }

export type Allowance =
  | { outcome: 'estimated'; yearInCents: number; monthInCents: number }
  | { outcome: 'none'; reason: 'income' | 'wealth' | 'small' }

/**
 * The care allowance of a year: the standard premium, less what somebody is expected to pay of their income. Rounded to
 * whole euros; a small amount is not paid. A month is a twelfth of it without the cents.
 */
export function estimateAllowance(rules: AllowanceRules, asked: AllowanceAsked): Allowance {
  const household = asked.hasPartner ? 'together' : 'alone'
  if (asked.wealthInCents > rules.wealthLimitInCents[household]) return { outcome: 'none', reason: 'wealth' }

  const premium = rules.standardPremiumInCents * (asked.hasPartner ? 2 : 1)
  const above = Math.max(0, asked.incomeInCents - rules.thresholdInCents)
  const expected =
    shareOf(rules.thresholdInCents, rules.shareOfThreshold[household]) + shareOf(above, rules.shareAbove)
  const yearInCents = toWholeEuros(Math.max(0, premium - expected))
  if (asked.incomeInCents > rules.incomeLimitInCents[household]) return { outcome: 'none', reason: 'income' }
  if (yearInCents < rules.leastInCents) return { outcome: 'none', reason: 'small' }
  return { outcome: 'estimated', yearInCents, monthInCents: Math.floor(yearInCents / 1_200) * 100 }
}

/** Of thousandths of a percent; half a cent is rounded up. */
function shareOf(cents: number, share: number): number {
  return Math.floor((cents * share + 50_000) / 100_000)
}

function toWholeEuros(cents: number): number {
  return Math.floor((cents + 50) / 100) * 100
}
