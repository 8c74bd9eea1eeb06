import { correct } from './correct.ts'
import { openSplitter } from './dutch/compound.ts'
import { isKnownWord } from './dutch/stem.ts'
import { type Matches, matchesOf, matchesOfFragment, raiseTo } from './match.ts'
import { addJoinedWords, addPhrases } from './neighbours.ts'
import { type QueryWord, readQueryWords } from './query-words.ts'
import type { SearchIndex } from './search-index.ts'

/** A word of the query, or a part of one, with all that answers to it in the index. */
export type Term = QueryWord & { matches: Matches }

/** What was searched for instead of a word that is nowhere to be found. */
export type Correction = { from: string; to: string }

export function readTerms(
  index: SearchIndex,
  query: string,
  isLiteral: boolean,
): { terms: Term[]; corrections: Correction[] } {
  const corrections: Correction[] = []
  const partsOf = openParts(index)
  const terms = readWords(index, query).flatMap((word): Term[] => {
    const parts = partsOf(word)
    const literal = literalTerms(index, word, parts)
    if (literal.length > 0 || isLiteral || isKnownWord(word.form)) return literal
    const correction = correct(index, word.form)
    if (!correction) return parts
    corrections.push({ from: word.written, to: correction.text })
    return correction.words.map((found) => ({ ...word, ...found }))
  })
  return { terms: terms.filter(({ matches }) => matches.size > 0), corrections }
}

/** The words that count, each once. */
function readWords(index: SearchIndex, query: string): Term[] {
  const isKnownStem = (stem: string) => index.vocabulary.byStem.has(stem) || index.synonyms.byStem.has(stem)
  const words = readQueryWords(query, isKnownStem).map((word) => ({
    ...word,
    matches: word.weight > 0 ? matchesOf(index, word.form) : new Map(),
  }))
  addJoinedWords(index, words)
  addPhrases(index, words)
  return [...new Map(words.map((word) => [word.form, word])).values()].filter(({ weight }) => weight > 0)
}

function openParts(index: SearchIndex): (word: Term) => Term[] {
  const { piecesOf } = openSplitter((base) => index.vocabulary.byStem.has(base))
  return (word) =>
    piecesOf(word.form).map(({ surface, stems }) => {
      const matches: Matches = new Map()
      for (const stem of stems) raiseTo(matches, matchesOf(index, stem))
      return { ...word, form: surface, matches }
    })
}

const weightOfPartBesideWhole = 0.35

/** The word itself and, counting less, its parts; its parts if all are found; or what begins or ends with it. */
function literalTerms(index: SearchIndex, word: Term, parts: Term[]): Term[] {
  if (word.matches.size > 0)
    return [word, ...parts.map((part) => ({ ...part, weight: part.weight * weightOfPartBesideWhole }))]
  if (parts.length > 0) return parts.every(({ matches }) => matches.size > 0) ? parts : []
  if (isKnownWord(word.form)) return []
  const matches = matchesOfFragment(index, word.form)
  return matches.size > 0 ? [{ ...word, matches }] : []
}
