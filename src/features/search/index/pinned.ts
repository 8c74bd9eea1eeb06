import { stemsOf } from '../dutch/stem.ts'
import { queryWeightOf } from '../dutch/stop-words.ts'
import { formsOf } from '../dutch/tokens.ts'
import { type NumberLists, numbersUnder, toNumberLists } from './number-lists.ts'
import type { SearchDocument, SearchIndex } from './search-index.ts'

/** Which documents stand first for which query. */
export function toPinned(documents: SearchDocument[]): NumberLists {
  const pinned = new Map<string, number[]>()
  documents.forEach((document, number) => {
    const keys = new Set((document.pinned ?? []).flatMap((query) => pinnedKeysOf(formsOf(query))))
    for (const key of keys) if (key) pinned.set(key, [...(pinned.get(key) ?? []), number])
  })
  return toNumberLists(pinned)
}

const mostCharacters = 200

/** The documents that stand first for this query. */
export function pinnedTo({ pinned }: SearchIndex, query: string): number[] {
  const keys = pinnedKeysOf(formsOf(query.slice(0, mostCharacters)))
  return [...new Set(keys.flatMap((key) => [...numbersUnder(pinned, key)]))]
}

/** The second finds more, the first comes first: "mijn izz" and "over izz" differ in words that say nothing alone. */
function pinnedKeysOf(forms: string[]): [asWritten: string, byStem: string] {
  return [`"${forms.join(' ')}"`, pinnedKeyOf(forms)]
}

/** The same for "polis opzeggen" and "mijn polis opzeggen", in any order and inflection. */
export function pinnedKeyOf(forms: string[]): string {
  const telling = forms.filter((form) => queryWeightOf(form) > 0)
  const stems = (telling.length > 0 ? telling : forms).map((form) => stemsOf(form)[0] ?? form)
  return [...new Set(stems)].sort().join(' ')
}
