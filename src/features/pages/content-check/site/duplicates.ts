import type { Page } from '../../page.ts'
import type { Rule } from '../checked-site.ts'
import { excerptOf, type Finding } from '../finding.ts'

/** In a list of search results nobody can tell two pages apart that call themselves the same. */
export const duplicates: Rule = ({ page }, { content }) => {
  const others = [...content.pages.values()].filter(({ path }) => path !== page.path)
  return [
    ...sameIn(others, 'De titel', ({ title }) => [title], page),
    ...sameIn(others, 'De omschrijving', ({ description }) => [description], page),
    ...sameIn(others, 'De zoekvraag', ({ answers }) => answers, page),
  ]
}

function sameIn(others: Page[], what: string, textsOf: (page: Page) => string[], page: Page): Finding[] {
  const known = new Map(
    others.toReversed().flatMap((other) => textsOf(other).map((text) => [keyOf(text), other.path])),
  )
  return textsOf(page).flatMap((text) => {
    const path = known.get(keyOf(text))
    return path ? [{ message: `${what} ${excerptOf(text)} staat ook op ${path}.`, text }] : []
  })
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim()
}
