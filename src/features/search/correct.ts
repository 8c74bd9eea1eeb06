import { type Matches, matchesOf, quality, raiseTo } from './match.ts'
import type { SearchIndex } from './search-index.ts'
import { findCorrection, findNearest } from './spelling-index.ts'

type Found = { form: string; matches: Matches }

/** What a word was probably meant to be. A compound may give two words: "brilvergoedng" is bril and vergoeding. */
export function correct(index: SearchIndex, form: string): { text: string; words: Found[] } | undefined {
  const whole = findCorrection(index.spelling, form)
  const found = whole && toFound(index, whole)
  if (found) return { text: shownAs(index, found.form), words: [found] }
  for (let i = form.length - shortestEnd; i >= shortestStart; i--) {
    const start = form.slice(0, i)
    const end = index.vocabulary.byStem.has(start) ? findNearest(index.spelling, form.slice(i)) : undefined
    const foundEnd = end && toFound(index, end)
    if (foundEnd)
      return {
        text: start + shownAs(index, end),
        words: [{ form: start, matches: matchesOf(index, start) }, foundEnd],
      }
  }
}

const shortestStart = 4
const shortestEnd = 5

function toFound(index: SearchIndex, form: string): Found | undefined {
  const matches: Matches = new Map()
  raiseTo(matches, matchesOf(index, form), quality.typo)
  return matches.size > 0 ? { form, matches } : undefined
}

/** As the documents write it. */
function shownAs({ vocabulary }: SearchIndex, word: string): string {
  const number = vocabulary.numbers.get(word) ?? vocabulary.byStem.get(word)?.[0]
  return number === undefined ? word : (vocabulary.spellings[number] ?? word)
}
