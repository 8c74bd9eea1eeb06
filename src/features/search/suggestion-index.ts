import { queryWeightOf } from './dutch/stop-words.ts'
import { formsOf } from './dutch/tokens.ts'
import type {
  Postings,
  StoredDocument,
  SuggestionEntry,
  SuggestionIndex,
  SuggestionKind,
  Vocabulary,
} from './search-index.ts'

const fewestDocumentsForWord = 2

export function toSuggestionIndex(
  documents: StoredDocument[],
  vocabulary: Vocabulary,
  postings: Postings,
): SuggestionIndex {
  const titles = documents.map(({ id, title }) => toEntry(title, 'title', id))
  const headings = documents.flatMap(({ id, headings }) =>
    headings.split('\n').map((text) => toEntry(text, 'heading', id)),
  )
  const entries = firstOfEach([...titles, ...headings, ...frequentWords(vocabulary, postings)])
  const pairs = entries.flatMap(({ forms }, entry) => [...new Set(forms)].map((form) => ({ form, entry })))
  pairs.sort((a, b) => (a.form < b.form ? -1 : a.form > b.form ? 1 : a.entry - b.entry))
  return {
    entries,
    words: pairs.map(({ form }) => form),
    entryOfWord: Uint32Array.from(pairs, ({ entry }) => entry),
  }
}

function toEntry(text: string, kind: SuggestionKind, id: string): SuggestionEntry {
  return { text: text.trim(), kind, id, forms: formsOf(text), documents: 1 }
}

function frequentWords({ forms, spellings }: Vocabulary, { start }: Postings): SuggestionEntry[] {
  return forms.flatMap((form, number) => {
    const documents = (start[number + 1] ?? 0) - (start[number] ?? 0)
    if (documents < fewestDocumentsForWord || form.length < 4 || queryWeightOf(form) < 1) return []
    return [
      { text: spellings[number] ?? form, kind: 'word' as const, id: undefined, forms: [form], documents },
    ]
  })
}

/** A heading that many pages share is suggested once, and leads to no page of its own. */
function firstOfEach(entries: SuggestionEntry[]): SuggestionEntry[] {
  const seen = new Map<string, SuggestionEntry>()
  for (const entry of entries) {
    const key = entry.forms.join(' ')
    const known = seen.get(key)
    if (!key) continue
    if (!known) seen.set(key, { ...entry })
    else if (known.kind === 'heading' && entry.kind === 'heading')
      Object.assign(known, { id: undefined, documents: known.documents + 1 })
  }
  return [...seen.values()]
}
