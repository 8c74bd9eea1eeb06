import { tokensOf } from '../dutch/tokens.ts'
import { toSynonymIndex } from '../synonyms.ts'
import { openColumn } from './column.ts'
import { newestNewsOf } from './freshness.ts'
import { toPhrases } from './phrases.ts'
import { toPinned } from './pinned.ts'
import { toPostings } from './postings.ts'
import {
  fields,
  type SearchDocument,
  type SearchIndex,
  type StoredDocument,
  type SynonymGroup,
  type Tokens,
  type Vocabulary,
} from './search-index.ts'
import { toSpellingIndex } from './spelling-index.ts'
import { toSuggestionIndex } from './suggestion-index.ts'
import { openVocabulary } from './vocabulary.ts'
import { countOf } from './word-list.ts'

/** Reads all documents once. The same documents in the same order give the same index. */
export function buildIndex(documents: SearchDocument[], synonymGroups: SynonymGroup[] = []): SearchIndex {
  const stored = documents.map(toStored)
  const { tokens, vocabulary } = readTokens(stored)
  const synonyms = toSynonymIndex(synonymGroups)
  const phrases = toPhrases(synonyms, vocabulary)
  const postings = toPostings(stored.length, countOf(vocabulary.forms), tokens, phrases)
  return {
    documents: stored,
    vocabulary,
    phrases,
    postings,
    tokens,
    pinned: toPinned(documents),
    newestNewsAt: newestNewsOf(stored),
    synonyms,
    spelling: toSpellingIndex(vocabulary, synonyms, postings),
    suggestions: toSuggestionIndex(stored, vocabulary, postings),
  }
}

export function toStored(document: SearchDocument): StoredDocument {
  const { id, title, headings = [], description = '', text, date = '', type = '' } = document
  return { id, title, headings: headings.join('\n'), description, text, date, type }
}

function readTokens(documents: StoredDocument[]): { tokens: Tokens; vocabulary: Vocabulary } {
  const { numberOf, finish } = openVocabulary()
  const fieldStart = openColumn((length) => new Uint32Array(length))
  const form = openColumn((length) => new Uint32Array(length))
  const start = openColumn((length) => new Uint32Array(length))
  const length = openColumn((length) => new Uint8Array(length))
  for (const document of documents)
    for (const field of fields) {
      fieldStart.push(form.length())
      for (const token of tokensOf(document[field])) {
        form.push(numberOf(token, document[field]))
        start.push(token.start)
        length.push(Math.min(token.end - token.start, 255))
      }
    }
  fieldStart.push(form.length())
  const tokens = {
    fieldStart: fieldStart.finish(),
    form: form.finish(),
    start: start.finish(),
    length: length.finish(),
  }
  return { tokens, vocabulary: finish() }
}
