import { correct } from './correct.ts'
import { openSplitter } from './dutch/compound.ts'
import { isKnownWord } from './dutch/stem.ts'
import { type Matches, matchesOf, matchesOfFragment } from './match.ts'
import { addJoinedWords, addPhrases } from './neighbours.ts'
import { type QueryWord, readQueryWords } from './query-words.ts'
import type { SearchIndex } from './search-index.ts'

/** A word of the query, or a part of one, with all that answers to it in the index. */
export type Term = QueryWord & { matches: Matches }

/** What was searched for instead of a word that is nowhere to be found. */
export type Correction = { from: string; to: string }

export type Terms = { terms: Term[]; corrections: Correction[] }

/** A real word is taken for a typing error only when the whole query would find nothing otherwise. */
export function readTerms(index: SearchIndex, query: string, isLiteral: boolean): Terms {
  const words = readWords(index, query)
  const careful = resolve(index, words, (form) => !isLiteral && !isKnownWord(form))
  return isLiteral || careful.terms.length > 0 ? careful : resolve(index, words, () => true)
}

function readWords(index: SearchIndex, query: string): Term[] {
  const isKnownStem = (stem: string) => index.vocabulary.byStem.has(stem) || index.synonyms.byStem.has(stem)
  const words = readQueryWords(query, isKnownStem).map((word) => ({
    ...word,
    matches: word.weight > 0 ? matchesOf(index, word.form) : new Map(),
  }))
  addJoinedWords(index, words)
  addPhrases(index, words)
  return words.filter(
    ({ form, weight }, i) => weight > 0 && words.findIndex((word) => word.form === form) === i,
  )
}

const weightOfPartBesideWhole = 0.35

function resolve(index: SearchIndex, words: Term[], mayCorrect: (form: string) => boolean): Terms {
  const corrections: Correction[] = []
  const { piecesOf } = openSplitter((base) => index.vocabulary.byStem.has(base))
  const terms = words.flatMap((word): Term[] => {
    const parts = piecesOf(word.form).map(({ surface, stems }) => partTerm(index, word, surface, stems))
    if (word.matches.size > 0)
      return [word, ...parts.map((part) => ({ ...part, weight: part.weight * weightOfPartBesideWhole }))]
    if (parts.length > 0 && parts.every(({ matches }) => matches.size > 0)) return parts
    const fragment = isKnownWord(word.form) ? new Map() : matchesOfFragment(index, word.form)
    if (fragment.size > 0) return [{ ...word, matches: fragment }]
    const correction = mayCorrect(word.form) ? correct(index, word.form) : undefined
    if (!correction) return parts
    corrections.push({ from: word.written, to: correction.text })
    return correction.forms.map((form, i) => ({ ...word, form, matches: correction.matches[i] ?? new Map() }))
  })
  return { terms: terms.filter(({ matches }) => matches.size > 0), corrections }
}

function partTerm(index: SearchIndex, { written, weight }: Term, form: string, stems: string[]): Term {
  const matches: Matches = new Map(stems.flatMap((stem) => [...matchesOf(index, stem)]))
  return { written, form, weight, matches }
}
