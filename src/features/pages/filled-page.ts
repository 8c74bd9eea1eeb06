import { type FactTexts, fillFacts } from '#features/insurance/fill-facts.ts'
import { type PageReading, readPage } from './page.ts'

/** A page as people see it, with the facts in the place of their names. */
export function readFilledPage(document: unknown, texts: FactTexts): PageReading {
  const filling = fillFacts(document, texts)
  return filling.ok ? readPage(filling.value) : filling
}
