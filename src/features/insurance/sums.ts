import { type Facts, nextFactsChange, previewedOn } from './facts.ts'
import { type FactTexts, findSum, readsAsItStands, yearWithin } from './fill-facts.ts'

const daysLookedAt = 12

const known = new WeakMap<Facts, FactTexts[]>()

/** What texts say today and after each of the next changes that are known: worked out once, for all pages that are judged. */
export function textsOverTime(facts: Facts): FactTexts[] {
  const texts = known.get(facts) ?? lookAhead(facts)
  known.set(facts, texts)
  return texts
}

function lookAhead(facts: Facts): FactTexts[] {
  const days = [facts]
  while (days.length < daysLookedAt) {
    const last = days[days.length - 1] as Facts
    days.push(previewedOn(last, nextFactsChange(last)))
  }
  return days.map(({ texts }) => texts)
}

/** A sum of which nothing would be left, now or later: `eigen-risico 2026 - € 400`. */
export function findSumBelowNought(document: unknown, over: FactTexts[], about?: number): string | undefined {
  return over.map((texts) => findBelowNought(document, texts, about)).find((found) => found !== undefined)
}

function findBelowNought(part: unknown, texts: FactTexts, about: number | undefined): string | undefined {
  if (typeof part === 'string')
    return [...part.matchAll(/\{\{([^{}]*)\}\}/g)]
      .map(([, called = '']) => called)
      .find((called) => (findSum(texts, called, about) ?? 0) < 0)
  if (typeof part !== 'object' || part === null || readsAsItStands(part)) return undefined
  const year = yearWithin(part, texts, about)
  for (const each of Object.values(part)) {
    const found = findBelowNought(each, texts, year)
    if (found !== undefined) return found
  }
  return undefined
}
