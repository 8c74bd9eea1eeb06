import { type Matches, matchesOf, quality, raiseTo } from './match.ts'
import type { SearchIndex } from './search-index.ts'
import { findCorrection } from './spelling-index.ts'

type Found = { form: string; matches: Matches }

/** What a word was probably meant to be. A compound may give two words: "brilvergoedng" is bril and vergoeding. */
export function correct(index: SearchIndex, form: string): { text: string; words: Found[] } | undefined {
  const whole = correctWord(index, form)
  if (whole) return { text: whole.text, words: [whole] }
  for (let i = form.length - shortestPart; i >= shortestPart; i--) {
    const start = form.slice(0, i)
    const matches = matchesOf(index, start)
    const end = matches.size > 0 ? correctWord(index, form.slice(i)) : undefined
    if (end) return { text: start + end.text, words: [{ form: start, matches }, end] }
  }
}

const shortestPart = 4

function correctWord(index: SearchIndex, form: string): (Found & { text: string }) | undefined {
  const corrected = findCorrection(index.spelling, form)
  if (!corrected) return
  const matches: Matches = new Map()
  raiseTo(matches, matchesOf(index, corrected), quality.typo)
  return matches.size > 0 ? { text: shownAs(index, corrected), form: corrected, matches } : undefined
}

/** As the documents write it. */
function shownAs({ vocabulary }: SearchIndex, word: string): string {
  const number = vocabulary.numbers.get(word) ?? vocabulary.byStem.get(word)?.[0]
  return number === undefined ? word : (vocabulary.spellings[number] ?? word)
}
