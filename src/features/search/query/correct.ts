import { isListed, numbersUnder } from '../index/number-lists.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { findCorrection, findNearest } from '../index/spelling-index.ts'
import { numberOf } from '../index/word-index.ts'
import { wordAt } from '../index/word-list.ts'
import { type Matches, matchesOf, quality, raiseTo } from './match.ts'

type Found = { form: string; matches: Matches }

/** What a word was probably meant to be. A compound may give two words: "brilvergoedng" is bril and vergoeding. */
export function correct(index: SearchIndex, form: string): { text: string; words: Found[] } | undefined {
  const whole = findCorrection(index.spelling, form)
  const found = whole && toFound(index, whole)
  if (found) return { text: shownAs(index, found.form), words: [found] }
  for (let i = form.length - shortestEnd; i >= shortestStart; i--) {
    const start = form.slice(0, i)
    const isWord = isListed(index.vocabulary.byStem, start)
    const end = isWord ? findNearest(index.spelling, form.slice(i)) : undefined
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
  const number = numberOf(vocabulary.forms, word) ?? numbersUnder(vocabulary.byStem, word)[0]
  return number === undefined ? word : wordAt(vocabulary.spellings, number)
}
