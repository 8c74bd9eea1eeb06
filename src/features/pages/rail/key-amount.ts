import type { Block } from '#features/blocks/block.ts'
import type { KeyAmount } from '#features/blocks/gathered.ts'
import { upperFirst } from '#features/blocks/upper-first.ts'
import { usualPayerOf, yearToTell } from '#features/insurance/answer.ts'
import { estimateAllowance } from '#features/insurance/costs/care-allowance.ts'
import { amountIn } from '#features/insurance/fact-values.ts'
import type { Facts } from '#features/insurance/facts.ts'
import type { Treatment } from '#features/insurance/insurance.ts'
import { toAmount } from '#features/insurance/money.ts'
import { type Told, tellAnswer } from '#features/insurance/tell-answer.ts'

type Known = Pick<Facts, 'insurance' | 'yearFacts' | 'today'>

/** What the page says at its head, or else what the facts tell: of the treatment that it is about, or of what it reckons. */
export function keyAmountOf(
  { path, blocks }: { path: string; blocks: Block[] },
  facts: Known,
): KeyAmount | undefined {
  const [hero] = blocks
  if (hero?.kind === 'hero' && hero.amount) return hero.amount
  const treatment = facts.insurance.treatments.find(({ page }) => page === path)
  if (treatment) return payerOf(treatment, facts)
  const reckoned = blocks.find((block) => block.kind === 'care-allowance')
  return reckoned && highestAllowance(reckoned.year, facts)
}

function payerOf(treatment: Treatment, facts: Known): KeyAmount | undefined {
  const { insurance } = facts
  const year = yearToTell(facts, treatment)
  const payer = usualPayerOf(treatment, insurance.products, year)
  if (!payer) return undefined
  const told = tellAnswer(insurance, { treatment, product: undefined, insurer: undefined, year })
  const about = `${treatment.name} in ${year}`
  const [cheapest] = told.others
  if (payer === 'package' && cheapest)
    return {
      about,
      value: `Vanaf pakket ${cheapest.product.name}`,
      label: `${upperFirst(cheapest.text)}. ${told.verdict}`,
    }
  if (payer !== 'basic') return { about, value: 'Zelf betalen', label: 'Geen verzekering betaalt dit.' }
  return {
    about,
    value: 'Basisverzekering',
    label: basicWords(told, amountIn(facts.yearFacts, 'eigen-risico', year)),
  }
}

function basicWords(
  { rule, ownRisk }: Pick<Told, 'rule' | 'ownRisk'>,
  amount: ReturnType<typeof amountIn>,
): string {
  const part = rule?.basic === 'all' ? 'Betaalt dit' : 'Betaalt een deel'
  if (!ownRisk) return `${part}. Je eigen risico telt niet mee.`
  if (!amount) return `${part}, na je eigen risico.`
  const hedge = amount.status === 'voorlopig' ? ' (voorlopig)' : ''
  return `${part}, na je eigen risico van hooguit ${toAmount(amount.value)}${hedge}.`
}

/** Of who lives alone and has the lowest income. */
function highestAllowance(year: number, { insurance }: Known): KeyAmount | undefined {
  const rules = insurance.costs?.allowances.find((rules) => rules.year === year)
  const highest = rules && estimateAllowance(rules, { hasPartner: false, incomeInCents: 0, wealthInCents: 0 })
  if (highest?.outcome !== 'estimated') return undefined
  return {
    value: `${toAmount(highest.monthInCents)} in ${year}`,
    label: 'Hoogste zorgtoeslag per maand, zonder partner',
  }
}
