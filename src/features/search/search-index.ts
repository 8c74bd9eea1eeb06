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
 * Everything a search needs, as plain data: it can be made in one thread and sent to another.
 * A form is a word as it is written, folded. What is understood about words stands in the vocabulary, once per form;
 * postings and tokens know numbers of forms only.
 */
export type SearchIndex = {
  documents: StoredDocument[]
  vocabulary: Vocabulary
  phrases: Phrase[]
  postings: Postings
  tokens: Tokens
  pinned: Map<string, number[]>
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
  forms: string[]
  /** How a form is shown: "dietist" as "diëtist". */
  spellings: string[]
  numbers: Map<string, number>
  byBeginning: Uint32Array
  byEnding: Uint32Array
  byStem: Map<string, number[]>
  byRoot: Map<string, number[]>
  /** Compounds, by the word at their end and by the words before it. */
  byHead: Map<string, number[]>
  byModifier: Map<string, number[]>
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
  words: string[]
  lengthStart: Uint32Array
  letters: Int32Array
  documents: Uint32Array
}

/** What may be suggested, and by which of its words, in alphabetical order. */
export type SuggestionIndex = { entries: SuggestionEntry[]; words: string[]; entryOfWord: Uint32Array }
export type SuggestionKind = 'title' | 'heading' | 'word'
export type SuggestionEntry = {
  text: string
  kind: SuggestionKind
  id: string | undefined
  forms: string[]
  documents: number
}
