import { rootsOf } from '../dutch/root.ts'
import { stemsOf } from '../dutch/stem.ts'
import { formsBeginningWith, formsEndingWith } from '../index/alphabet.ts'
import { numbersUnder } from '../index/number-lists.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { numberOf } from '../index/word-index.ts'
import { countOf } from '../index/word-list.ts'
import { phraseKeyOf, synonymsOf } from '../synonyms.ts'

/** The forms and phrases of the index that answer to a word, and how well: 1 is the word itself. */
export type Matches = Map<number, number>

/**
 * What a match is worth. A compound that ends in the word is a kind of it (zorgverzekering is a verzekering) and holds
 * what was typed, so it comes before a synonym; a compound that only begins with it is about something else, and comes
 * after. A guess (the beginning of a word, a typing error) comes last, and only when there is nothing else.
 */
export const quality = {
  exact: 1,
  written: 0.95,
  stem: 0.92,
  root: 0.7,
  head: 0.62,
  synonym: 0.55,
  allParts: 0.4,
  modifier: 0.35,
  verbAlone: 0.4,
  beginning: 0.4,
  typo: 0.8,
} as const

export function matchesOf(index: SearchIndex, form: string): Matches {
  const matches = ownMatches(index, form)
  addSynonyms(index, stemsOf(form), matches)
  return matches
}

/** Those of the word, its family and its compounds, without synonyms. */
function ownMatches({ vocabulary }: SearchIndex, form: string): Matches {
  const { forms, byStem, byRoot, byHead, byModifier } = vocabulary
  const matches: Matches = new Map()
  const stems = stemsOf(form)
  const roots = rootsOf(form)
  raise(matches, numberOf(forms, form), quality.exact)
  for (const stem of stems) raiseAll(matches, numbersUnder(byStem, stem), quality.stem)
  for (const stem of stems) raiseAll(matches, numbersUnder(byHead, stem), quality.head)
  for (const root of roots) {
    raiseAll(matches, numbersUnder(byRoot, root), quality.root)
    raiseAll(matches, numbersUnder(byHead, root), quality.root * quality.head)
    raiseAll(matches, numbersUnder(byModifier, root), quality.modifier)
  }
  return matches
}

function addSynonyms(index: SearchIndex, keys: readonly string[], matches: Matches) {
  for (const synonym of synonymsOf(index.synonyms, keys))
    raiseTo(matches, matchesOfSynonym(index, synonym), quality.synonym)
}

function matchesOfSynonym(index: SearchIndex, synonym: string): Matches {
  if (!synonym.includes(' ')) return ownMatches(index, synonym)
  const phrase = index.phrases.findIndex(({ text }) => text === synonym)
  return phrase < 0 ? new Map() : new Map([[countOf(index.vocabulary.forms) + phrase, quality.exact]])
}

/** A row of words in the query that is a synonym: "second opinion". */
export function phraseMatches(index: SearchIndex, forms: string[]): Matches {
  const matches: Matches = new Map()
  const key = phraseKeyOf(forms)
  if (index.synonyms.byStem.has(key)) addSynonyms(index, [key], matches)
  return matches
}

const shortestFragment = 5

/** For a word that is no word: forms that begin or end with it, as with "fysioth" or a compound of unknown words. */
export function matchesOfFragment({ vocabulary }: SearchIndex, form: string): Matches {
  const matches: Matches = new Map()
  if (form.length < shortestFragment) return matches
  raiseAll(matches, formsBeginningWith(vocabulary, form), quality.beginning)
  raiseAll(matches, formsEndingWith(vocabulary, form), quality.modifier)
  return matches
}

function raise(matches: Matches, form: number | undefined, worth: number) {
  if (form !== undefined && worth > (matches.get(form) ?? 0)) matches.set(form, worth)
}

export function raiseTo(matches: Matches, others: Matches, worth = 1) {
  for (const [form, own] of others) raise(matches, form, own * worth)
}

function raiseAll(matches: Matches, forms: Iterable<number>, worth: number) {
  for (const form of forms) raise(matches, form, worth)
}
