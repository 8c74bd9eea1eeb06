import { type FactTexts, findFact, yearOf } from '#features/insurance/fill-facts.ts'
import type { Finding } from './finding.ts'

/** A text names a fact that exists, in the way a fact is named. */
export function unknownFacts(document: unknown, texts: FactTexts): Finding[] {
  return textsIn(document).flatMap(({ text, year }) => [
    ...[...text.matchAll(/\{\{([^{}]*)\}\}/g)].flatMap(([token, name = '']) =>
      findFact(texts, name, year) === undefined
        ? [{ message: `Er is geen feit met de naam ${readable(name)}.`, text: token }]
        : [],
    ),
    ...(/\{\{|\}\}/.test(text.replace(/\{\{[^{}]*\}\}/g, ''))
      ? [{ message: 'Zet de naam van een feit tussen {{ en }}, zoals {{naam}}.', text }]
      : []),
  ])
}

/** What stands between brackets that were left open may run on into the next paragraph. */
function readable(name: string): string {
  return name
    .replace(/<[^<>]*>|&nbsp;/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Every text of a document, with the year that it is about. */
function textsIn(part: unknown, about?: number): { text: string; year: number | undefined }[] {
  if (typeof part === 'string') return [{ text: part, year: about }]
  if (typeof part !== 'object' || part === null) return []
  const year = yearOf(part) ?? about
  return Object.values(part).flatMap((each) => textsIn(each, year))
}
