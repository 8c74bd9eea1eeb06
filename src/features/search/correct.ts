import { type Matches, matchesOf, quality } from './match.ts'
import type { SearchIndex } from './search-index.ts'
import { findCorrection } from './spelling-index.ts'

/** What a word was probably meant to be. A compound may give two words: "brilvergoedng" is bril and vergoeding. */
export type Corrected = { text: string; forms: string[]; matches: Matches[] }

export function correct(index: SearchIndex, form: string): Corrected | undefined {
  const whole = correctWord(index, form)
  if (whole) return { text: whole.text, forms: [whole.form], matches: [whole.matches] }
  for (let i = form.length - 4; i >= 4; i--) {
    const start = form.slice(0, i)
    const startMatches = matchesOf(index, start)
    const end = startMatches.size > 0 ? correctWord(index, form.slice(i)) : undefined
    if (end) return { text: start + end.text, forms: [start, end.form], matches: [startMatches, end.matches] }
  }
}

function correctWord(
  index: SearchIndex,
  form: string,
): { text: string; form: string; matches: Matches } | undefined {
  const corrected = findCorrection(index.spelling, form)
  if (!corrected) return
  const matches = matchesOf(index, corrected)
  for (const [number, worth] of matches) matches.set(number, worth * quality.typo)
  return matches.size > 0 ? { text: shownAs(index, corrected), form: corrected, matches } : undefined
}

/** As the documents write it: the best known form of the word. */
function shownAs({ vocabulary }: SearchIndex, word: string): string {
  const number = vocabulary.numbers.get(word) ?? vocabulary.byStem.get(word)?.[0]
  return number === undefined ? word : (vocabulary.spellings[number] ?? word)
}
