import { undatedAmounts } from '../undated-amounts.ts'
import type { Rule } from './checked-site.ts'
import { excerptOf, mostFindings } from './finding.ts'

/** An amount says for which year it holds. */
export const amountsWithoutYear: Rule = ({ page }) =>
  undatedAmounts(page)
    .slice(0, mostFindings)
    .map((amount) => ({
      message: `Bij een bedrag hoort het jaar, en dat staat hier niet: ${excerptOf(amount.text)}`,
      ...amount,
    }))
