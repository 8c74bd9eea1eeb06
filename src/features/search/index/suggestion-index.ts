import { queryWeightOf } from '../dutch/stop-words.ts'
import { formsOf } from '../dutch/tokens.ts'
import {
  type Postings,
  type StoredDocument,
  type SuggestionIndex,
  type SuggestionKind,
  suggestionKinds,
  type Vocabulary,
} from './search-index.ts'
import { toWordList, wordAt, wordsIn } from './word-list.ts'

const fewestDocumentsForWord = 2
const nowhere = -1

type Entry = { text: string; kind: SuggestionKind; target: number; forms: string[]; documents: number }

export function toSuggestionIndex(
  documents: StoredDocument[],
  vocabulary: Vocabulary,
  postings: Postings,
): SuggestionIndex {
  const titles = documents.map(({ title }, number) => toEntry(title, 'title', number))
  const headings = documents.flatMap(({ headings }, number) =>
    headings.split('\n').map((text) => toEntry(text, 'heading', number)),
  )
  const entries = firstOfEach([...titles, ...headings, ...frequentWords(vocabulary, postings)])
  return {
    texts: toWordList(entries.map(({ text }) => text)),
    forms: toWordList(entries.map(({ forms }) => forms.join(' '))),
    kind: Uint8Array.from(entries, ({ kind }) => suggestionKinds.indexOf(kind)),
    target: Int32Array.from(entries, ({ target }) => target),
    documents: Uint32Array.from(entries, (entry) => entry.documents),
    ...wordsOf(entries),
  }
}

function toEntry(text: string, kind: SuggestionKind, target: number): Entry {
  return { text: text.trim(), kind, target, forms: formsOf(text), documents: 1 }
}

function frequentWords({ forms, spellings }: Vocabulary, { start }: Postings): Entry[] {
  return wordsIn(forms).flatMap((form, number): Entry[] => {
    const documents = (start[number + 1] ?? 0) - (start[number] ?? 0)
    if (documents < fewestDocumentsForWord || form.length < 4 || queryWeightOf(form) < 1) return []
    return [{ text: wordAt(spellings, number), kind: 'word', target: nowhere, forms: [form], documents }]
  })
}

/** A heading that many pages share is suggested once, and leads to no page of its own. */
function firstOfEach(entries: Entry[]): Entry[] {
  const seen = new Map<string, Entry>()
  for (const entry of entries) {
    const key = entry.forms.join(' ')
    const known = seen.get(key)
    if (!key) continue
    if (!known) seen.set(key, { ...entry })
    else if (known.kind === 'heading' && entry.kind === 'heading')
      Object.assign(known, { target: nowhere, documents: known.documents + 1 })
  }
  return [...seen.values()]
}

function wordsOf(entries: Entry[]): Pick<SuggestionIndex, 'words' | 'entryOfWord'> {
  const pairs = entries.flatMap(({ forms }, entry) => [...new Set(forms)].map((form) => ({ form, entry })))
  pairs.sort((a, b) => (a.form < b.form ? -1 : a.form > b.form ? 1 : a.entry - b.entry))
  return {
    words: toWordList(pairs.map(({ form }) => form)),
    entryOfWord: Uint32Array.from(pairs, ({ entry }) => entry),
  }
}
