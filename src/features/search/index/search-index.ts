import type { NumberLists } from './number-lists.ts'
import type { WordIndex } from './word-index.ts'
import type { WordList } from './word-list.ts'

/** What can be found. The id says where it is; a pinned query puts the document first. */
export type SearchDocument = {
  id: string
  title: string
  headings?: string[]
  description?: string
  text: string
  date?: string
  type?: string
  pinned?: string[]
}

/**
 * Everything a search needs, as plain data: it can be made in one thread and sent to another. What grows with the site
 * is a few strings and arrays of numbers, so that it is sent at once.
 * A form is a word as it is written, folded. What is understood about words stands in the vocabulary, once per form;
 * postings and tokens know numbers of forms only.
 */
export type SearchIndex = {
  documents: StoredDocument[]
  vocabulary: Vocabulary
  phrases: Phrase[]
  postings: Postings
  tokens: Tokens
  pinned: NumberLists
  newestNewsAt: number
  synonyms: SynonymIndex
  spelling: SpellingIndex
  suggestions: SuggestionIndex
}

export const fields = ['title', 'headings', 'description', 'text'] as const
export type Field = (typeof fields)[number]

/** A document as it is kept, with its fields as the strings into which the tokens point. */
export type StoredDocument = Record<Field, string> & { id: string; date: string; type: string }

/** All forms of the documents and how they hang together. The lists hold numbers of forms. */
export type Vocabulary = {
  forms: WordIndex
  /** How a form is shown: "dietist" as "diëtist". */
  spellings: WordList
  byBeginning: Uint32Array
  byEnding: Uint32Array
  byStem: NumberLists
  byRoot: NumberLists
  /** Compounds, by the word at their end and by the words before it. */
  byHead: NumberLists
  byModifier: NumberLists
}

/** A synonym of more than one word that the documents could hold: for each of its words the forms that fit. */
export type Phrase = { text: string; forms: number[][] }

/**
 * Form n stands in the documents `document[start[n]]` to `document[start[n + 1]]`, as prominently as `weight` says.
 * Behind the forms come the phrases.
 */
export type Postings = { start: Uint32Array; document: Uint32Array; weight: Float32Array }

/** All words of all documents in order. Field f of document d has the tokens from `fieldStart[4 d + f]` on. */
export type Tokens = { fieldStart: Uint32Array; form: Uint32Array; start: Uint32Array; length: Uint8Array }

/** Words that mean the same here, and where that comes from. A "word" may be more than one: "second opinion". */
export type SynonymGroup = { words: string[]; source: string }

/** The words of each group, folded, and in which groups a word is, whatever its inflection. */
export type SynonymIndex = { groups: string[][]; byStem: Map<string, number[]> }

/**
 * All words that a typing error may have been meant to be, the shortest first: words of n letters begin at
 * `lengthStart[n]`. Which letters they hold, and in how many documents they stand.
 */
export type SpellingIndex = {
  words: WordList
  lengthStart: Uint32Array
  letters: Int32Array
  documents: Uint32Array
}

/**
 * What may be suggested, and by which of its words, in alphabetical order. Suggestion n is `texts[n]`, its folded words
 * with spaces between them are `forms[n]`, and it leads to document `target[n]` or, when that is negative, to none.
 */
export type SuggestionIndex = {
  texts: WordList
  forms: WordList
  kind: Uint8Array
  target: Int32Array
  documents: Uint32Array
  words: WordList
  entryOfWord: Uint32Array
}
export const suggestionKinds = ['title', 'heading', 'word'] as const
export type SuggestionKind = (typeof suggestionKinds)[number]
