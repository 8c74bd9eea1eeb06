import { wake as wakeCalculator } from '#features/blocks/calculator/calculator.browser.ts'
import { wake as wakeComparison } from '#features/blocks/comparison/comparison.browser.ts'
import { wake as wakeCoverSearch } from '#features/blocks/cover-search/cover-search.browser.ts'
import { wake as wakeDeadlines } from '#features/blocks/deadlines/deadlines.browser.ts'
import { wake as wakeFilter } from '#features/blocks/overview/alphabet-filter.browser.ts'

/** What narrows down a table or list, reckons, answers or counts down: the script of every page names only this file. */
export function wake(element: HTMLElement): void {
  if (element.matches('.comparison')) wakeComparison(element)
  else if (element.matches('.calculator')) wakeCalculator(element)
  else if (element.matches('.cover-search')) wakeCoverSearch(element)
  else if (element.matches('.deadlines')) wakeDeadlines(element)
  else wakeFilter(element)
}
