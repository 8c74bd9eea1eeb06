import { certaintiesOf } from '#features/blocks/calculator/certainty.ts'
import { queryTextOf } from '#features/blocks/calculator/read-choice.ts'
import { premiumKeys, readPremiumChoice } from '#features/blocks/premium-calculator/premium-choice.ts'
import { sumsOf } from '#features/blocks/premium-calculator/premium-sums.ts'
import { explainLine } from '#features/blocks/premium-calculator/premium-words.ts'
import { upperFirst } from '#features/blocks/upper-first.ts'
import type { CostFacts } from '#features/insurance/costs/limits.ts'
import { toEuros, toSignedEuros } from '#features/insurance/money.ts'
import type { MailedPremium } from '#features/mail/mail.ts'
import type { Page } from '../page.ts'
import { readQuery } from '../read-query.ts'
import { findSentBlock } from './sent-block.ts'

/** What the mail tells, reckoned anew from the address: of what was typed only what the calculator understands. */
export type PremiumLetter = { path: string; year: number; choices: MailedPremium[] }

/** Of the calculator with this id, or the first. Nothing when the page has none, or there are no premiums. */
export function premiumLetterOf(
  page: Page | undefined,
  facts: CostFacts,
  { id, search }: { id: string | undefined; search: string },
): PremiumLetter | undefined {
  const block = findSentBlock(page, 'premium-calculator', id)
  if (!page || !block) return undefined

  const choice = readPremiumChoice(facts, block.year, readQuery(`?${search}`, new Set(premiumKeys)))
  const { year } = choice.year
  const choices = sumsOf(facts, choice).map(({ name, sum }, place, all): MailedPremium => {
    const { contributionInCents, lines, monthInCents, yearInCents } = sum
    const contribution = contributionInCents > 0 ? choice.household.contribution : undefined
    const { usual, own } = certaintiesOf(year, contribution ? [...lines, contribution] : lines)
    return {
      name: all.length > 1 ? `${place + 1}. ${name}` : name,
      month: toEuros(monthInCents),
      year: toEuros(yearInCents),
      lines: [
        ...lines.map((line, at) =>
          withCertainty(`${line.label}: ${toSignedEuros(line.cents)} (${explainLine(line, sum)})`, own[at]),
        ),
        ...(contribution
          ? [
              withCertainty(
                `Van je werkgever, bruto via je salaris: ${toEuros(contributionInCents)}`,
                own[lines.length],
              ),
            ]
          : []),
        ...(usual ? [`${own.some(Boolean) ? 'Alle andere bedragen' : 'Alle bedragen'}: ${usual}`] : []),
      ],
    }
  })
  if (choices.length === 0) return undefined
  return { path: `${page.path}?${queryTextOf(choice.shared)}`, year, choices }
}

function withCertainty(line: string, certainty: string | undefined): string {
  return certainty ? `${line}. ${upperFirst(certainty)}` : line
}
