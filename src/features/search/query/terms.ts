import { openSplitter, type Splitter } from '../dutch/compound.ts'
import { isKnownWord } from '../dutch/stem.ts'
import { isListed } from '../index/number-lists.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { correct } from './correct.ts'
import { type Matches, matchesOf, matchesOfFragment, quality, raiseTo } from './match.ts'
import { addJoinedWords, addPhrases } from './neighbours.ts'
import { type QueryWord, readQueryWords } from './query-words.ts'

/**
 * A word of the query, or a part of one, with all that answers to it in the index.
 * A compound is also answered, less well, by a document that has all of its parts.
 */
export type Term = QueryWord & { matches: Matches; parts: Matches[] }

/** What was searched for instead of a word that is nowhere to be found. */
export type Correction = { from: string; to: string }

/** Corrections were searched for. Alternatives were not, because the word may well be what it should be. */
export type Terms = { terms: Term[]; corrections: Correction[]; alternatives: Correction[] }

export function readTerms(index: SearchIndex, query: string, isLiteral: boolean): Terms {
  const corrections: Correction[] = []
  const notFound: Term[] = []
  const terms = readWords(index, query).flatMap((word): Term[] => {
    const parts = partsOf(index, word)
    const literal = literalTerms(index, word, parts)
    if (literal.length > 0) return literal
    const corrected = isLiteral || isKnownWord(word.form) ? undefined : correct(index, word.form)
    if (!corrected) notFound.push(word)
    else corrections.push({ from: word.written, to: corrected.text })
    return corrected?.words.map((found) => ({ ...word, ...found })) ?? parts
  })
  const found = terms.filter(({ matches }) => matches.size > 0)
  return {
    terms: found,
    corrections,
    alternatives: found.length === 0 ? alternativesOf(index, notFound) : [],
  }
}

function alternativesOf(index: SearchIndex, words: Term[]): Correction[] {
  return words.slice(0, mostAlternatives).flatMap(({ written, form }) => {
    const corrected = correct(index, form)
    return corrected ? [{ from: written, to: corrected.text }] : []
  })
}

const mostAlternatives = 3

/** The words that count, each once. */
function readWords(index: SearchIndex, query: string): Term[] {
  const { synonyms, vocabulary } = index
  const isKnownStem = (stem: string) => isListed(vocabulary.byRoot, stem) || synonyms.byStem.has(stem)
  const words = readQueryWords(query, isKnownStem).map((word) => ({
    ...word,
    matches: word.weight > 0 ? matchesOfWord(index, word) : new Map(),
    parts: [],
  }))
  addJoinedWords(index, words)
  addPhrases(index, words)
  return [...new Map(words.map((word) => [word.form, word])).values()].filter(({ weight }) => weight > 0)
}

/** A document may also hold the verb apart from its prefix. */
function matchesOfWord(index: SearchIndex, { form, alone }: QueryWord): Matches {
  const matches = matchesOf(index, form)
  if (alone) raiseTo(matches, matchesOf(index, alone), quality.verbAlone)
  return matches
}

/** A klachtenformulier is a form, but what it is about is klachten. */
const weightOfHead = 0.6

function partsOf(index: SearchIndex, word: Term): Term[] {
  return splitterOf(index)
    .piecesOf(word.form)
    .map(({ surface, stems }, i, { length }) => {
      const matches: Matches = new Map()
      for (const stem of stems) raiseTo(matches, matchesOf(index, stem))
      return { ...word, form: surface, weight: word.weight * (i === length - 1 ? weightOfHead : 1), matches }
    })
}

const splitters = new WeakMap<SearchIndex, Splitter>()

/** One as long as the index lasts: it remembers which words it took apart. */
function splitterOf(index: SearchIndex): Splitter {
  const known = splitters.get(index)
  if (known) return known

  const splitter = openSplitter((base) => isListed(index.vocabulary.byStem, base))
  splitters.set(index, splitter)
  return splitter
}

/** The word itself; its parts if all of them are found; or what begins or ends with it. */
function literalTerms(index: SearchIndex, word: Term, parts: Term[]): Term[] {
  if (word.matches.size > 0) return [{ ...word, parts: parts.map(({ matches }) => matches) }]
  if (parts.length > 0) return parts.every(isFound) ? parts : []
  if (isKnownWord(word.form)) return []
  const matches = matchesOfFragment(index, word.form)
  return matches.size > 0 ? [{ ...word, matches }] : []
}

const leastForPart = 0.6

/** By itself, not merely somewhere inside another word: else the compound may be a typing error that looks like one. */
function isFound({ matches }: Term): boolean {
  return Math.max(0, ...matches.values()) >= leastForPart
}
