import { stemsOf } from '../dutch/stem.ts'
import { isListed } from '../index/number-lists.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { numberOf } from '../index/word-index.ts'
import { type Matches, matchesOf, phraseMatches, quality, raiseTo } from './match.ts'

type Word = { form: string; matches: Matches }

const mostNeighbours = 4

/** Words written apart that the documents write as one: "zorg toeslag", "burn out". */
export function addJoinedWords(index: SearchIndex, words: Word[]) {
  forRows(words, (row) => {
    const joined = row.map(({ form }) => form).join('')
    const { forms, byRoot } = index.vocabulary
    const isKnown =
      numberOf(forms, joined) !== undefined ||
      (row.length === 2 && stemsOf(joined).some((stem) => isListed(byRoot, stem)))
    if (!isKnown) return
    share(row, matchesOf(index, joined), quality.written)
  })
}

/** Words that only together have a synonym: "second opinion". */
export function addPhrases(index: SearchIndex, words: Word[]) {
  forRows(words, (row) =>
    share(
      row,
      phraseMatches(
        index,
        row.map(({ form }) => form),
      ),
      quality.exact,
    ),
  )
}

function forRows(words: Word[], visit: (row: Word[]) => void) {
  for (let from = 0; from < words.length; from++)
    for (let to = from + 2; to <= Math.min(from + mostNeighbours, words.length); to++)
      visit(words.slice(from, to))
}

/** What answers to the row, answers to each of its words. */
function share(row: Word[], matches: Matches, worth: number) {
  for (const word of row) raiseTo(word.matches, matches, worth)
}
