import type { Block } from './block.ts'
import type { Gathered, Query } from './gathered.ts'
import { readInsuranceChoice } from './insurance-list/insurance-choice.ts'
import { overviewList } from './overview/overview-list.ts'
import { packagesOf, readPackageChoice } from './supplementary-list/package-choice.ts'

/**
 * What the address asks, in the one form of all that ask for the same: what draws the page as it is without a query is
 * left out. So a page has few forms, and each can be kept.
 */
export function normalQueryOf(blocks: Block[], gathered: Gathered): Query {
  const normal: Record<string, Set<string>> = {}
  for (const [key, value] of blocks.flatMap((block) => choicesOf(block, gathered))) {
    normal[key] = (normal[key] ?? new Set()).add(value)
  }
  return Object.fromEntries(Object.entries(normal).map(([key, values]) => [key, [...values]]))
}

type Choice = [key: string, value: string]

function choicesOf(block: Block, { insurance, pages, query }: Gathered): Choice[] {
  const differences: Choice[] = query.verschillen?.includes('1') ? [['verschillen', '1']] : []
  switch (block.kind) {
    case 'insurance-list': {
      const { insurer, form } = readInsuranceChoice(insurance, query)
      const choices: Choice[] = [
        ['verzekeraar', insurer],
        ['vorm', form],
      ]
      return [...choices.filter(([, value]) => value !== ''), ...differences]
    }
    case 'supplementary-list': {
      const { asked } = readPackageChoice(packagesOf(insurance, block), query)
      return [...asked.map((id): Choice => ['pakket', id]), ...differences]
    }
    case 'overview': {
      const { topic, count, shown } = overviewList(block, Object.values(pages), query)
      return [
        ...(topic === undefined ? [] : [['onderwerp', count > 0 ? topic : 'onbekend'] satisfies Choice]),
        ...(shown.length > block.atOnce ? [['toon', `${shown.length}`] satisfies Choice] : []),
      ]
    }
    default:
      return []
  }
}
