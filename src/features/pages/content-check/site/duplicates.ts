import type { Page } from '../../page.ts'
import type { Rule } from '../checked-site.ts'
import { excerptOf, type Finding } from '../finding.ts'

/** In a list of search results nobody can tell two pages apart that call themselves the same. */
export const duplicates: Rule = ({ page }, { content }) => {
  const others = [...content.pages.values()].filter(({ path }) => path !== page.path)
  return [
    ...sameIn(others, ({ title }) => [{ field: 'title', text: title }], page),
    ...sameIn(others, ({ description }) => [{ field: 'description', text: description }], page),
    ...sameIn(
      others,
      ({ answers }) => answers.map((text, index) => ({ field: `answers.${index}`, text })),
      page,
    ),
  ]
}

function sameIn(
  others: Page[],
  textsOf: (page: Page) => { field: string; text: string }[],
  page: Page,
): Finding[] {
  const known = new Map(
    others.toReversed().flatMap((other) => textsOf(other).map(({ text }) => [keyOf(text), other.path])),
  )
  return textsOf(page).flatMap(({ field, text }) => {
    const path = known.get(keyOf(text))
    return path ? [{ message: `${excerptOf(text)} staat ook op ${path}.`, text, field }] : []
  })
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ').trim()
}
