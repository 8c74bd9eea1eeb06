import type { Rule } from '../checked-site.ts'
import { mostFindings } from '../finding.ts'
import { dutchFor, englishNames } from './english-list.ts'
import { readTexts } from './read-texts.ts'

/** Where a Dutch word exists, it is used. */
export const englishWords: Rule = ({ pieces }) =>
  readTexts(pieces)
    .values()
    .flatMap(({ text, place }) =>
      englishIn(text).map(({ word, dutch }) => ({
        message: `‘${word}’ is Engels. ${dutch ? `Schrijf liever ‘${dutch}’.` : 'Schrijf het in het Nederlands.'}`,
        text: word,
        ...place,
      })),
    )
    .take(mostFindings)
    .toArray()

function englishIn(text: string): { word: string; dutch: string }[] {
  const rest = englishNames.reduce((left, name) => left.replaceAll(name, ' '), text)
  const words = rest.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []
  return words.flatMap((word) => {
    const dutch = dutchFor.get(word.toLowerCase())
    return dutch === undefined ? [] : [{ word, dutch }]
  })
}
