import { type Facts, nextFactsChange, previewedOn } from './facts.ts'
import { type FactTexts, findSum, yearOf } from './fill-facts.ts'

const daysLookedAt = 6

/** What texts say today and after each of the next changes that are known. */
export function textsOverTime(facts: Facts): FactTexts[] {
  const days = [facts]
  while (days.length < daysLookedAt) {
    const last = days[days.length - 1] as Facts
    days.push(previewedOn(last, nextFactsChange(last)))
  }
  return days.map(({ texts }) => texts)
}

/** A sum of which nothing would be left, now or later: `eigen-risico 2026 - € 400`. */
export function findSumBelowNought(document: unknown, over: FactTexts[], about?: number): string | undefined {
  if (typeof document === 'string')
    return [...document.matchAll(/\{\{([^{}]*)\}\}/g)]
      .map(([, called = '']) => called)
      .find((called) => over.some((texts) => (findSum(texts, called, about) ?? 0) < 0))
  if (typeof document !== 'object' || document === null) return undefined
  const year = yearOf(document) ?? about
  for (const part of Object.values(document)) {
    const found = findSumBelowNought(part, over, year)
    if (found !== undefined) return found
  }
  return undefined
}
