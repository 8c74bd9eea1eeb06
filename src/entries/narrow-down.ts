import { wake as wakeCalculator } from '#features/blocks/calculator/calculator.browser.ts'
import { wake as wakeComparison } from '#features/blocks/comparison/comparison.browser.ts'
import { wake as wakeFilter } from '#features/blocks/overview/alphabet-filter.browser.ts'

/** What narrows down a long table or list, or reckons at once: one file, so that the script of every page names one. */
export function wake(element: HTMLElement): void {
  if (element.matches('.comparison')) wakeComparison(element)
  else if (element.matches('.calculator')) wakeCalculator(element)
  else wakeFilter(element)
}
