import { stemsOf } from './dutch/stem.ts'
import { formsOf } from './dutch/tokens.ts'
import { firstNotBefore } from './index/alphabet.ts'
import {
  type SearchIndex,
  type SuggestionIndex,
  type SuggestionKind,
  suggestionKinds,
} from './index/search-index.ts'
import { countOf, wordAt } from './index/word-list.ts'
import { phraseKeyOf } from './synonyms.ts'

/** What a visitor may be typing. A title, or a heading of one page, has the id of that page. */
export type Suggestion = { text: string; kind: SuggestionKind; id: string | undefined }

const mostLookedAt = 2_000

/**
 * By the beginning of the last word; the words before it must be there too, in any inflection. Each page once, and no
 * search for the words that were typed, for that is what Enter does, nor for those of a page that is suggested.
 */
export function suggest({ documents, suggestions }: SearchIndex, typed: string, limit = 8): Suggestion[] {
  const forms = formsOf(typed.slice(0, 200)).slice(0, 8)
  const seen = new Set<string>([phraseKeyOf(forms)])
  const beginning = forms.pop()
  if (!beginning) return []
  const before = forms.map(stemsOf)
  const found = entriesWith(suggestions, beginning).filter(({ forms: own }) =>
    before.every((stems) => own.some((form) => stemsOf(form).some((stem) => stems.includes(stem)))),
  )
  const textOf = ({ entry }: Entry) => wordAt(suggestions.texts, entry)
  found.sort((a, b) => b.score - a.score || (textOf(a) < textOf(b) ? -1 : 1))
  const idOf = ({ entry }: Entry) => documents[suggestions.target[entry] ?? -1]?.id
  const leadsElsewhere = (entry: Entry) => {
    const hasNewWords = isNewIn(seen, phraseKeyOf(entry.forms))
    const id = idOf(entry)
    return id ? isNewIn(seen, id) : hasNewWords
  }
  return found
    .filter(leadsElsewhere)
    .slice(0, limit)
    .map((entry) => ({ text: textOf(entry), kind: entry.kind, id: idOf(entry) }))
}

function isNewIn(seen: Set<string>, place: string): boolean {
  return seen.size < seen.add(place).size
}

type Entry = { entry: number; kind: SuggestionKind; forms: string[]; score: number }

function entriesWith(suggestions: SuggestionIndex, beginning: string): Entry[] {
  const { words, entryOfWord } = suggestions
  const found = new Map<number, Entry>()
  const last = countOf(words)
  for (
    let at = firstNotBefore(last, beginning, (place) => wordAt(words, place));
    at < last && found.size < mostLookedAt;
    at++
  ) {
    const word = wordAt(words, at)
    if (!word.startsWith(beginning)) break
    const entry = entryOfWord[at] ?? 0
    if (!found.has(entry)) found.set(entry, toEntry(suggestions, entry, word))
  }
  return [...found.values()]
}

const kindScores: Record<SuggestionKind, number> = { title: 3, heading: 1, word: 0.5 }

/** Titles before headings and words; what begins with the typed word before what only holds it; the shorter the better. */
function toEntry(suggestions: SuggestionIndex, entry: number, word: string): Entry {
  const kind = suggestionKinds[suggestions.kind[entry] ?? 0] ?? 'word'
  const forms = wordAt(suggestions.forms, entry).split(' ')
  const documents = Math.min(suggestions.documents[entry] ?? 0, 50)
  const score = kindScores[kind] + (forms[0] === word ? 2 : 0) + documents / 100 - forms.length / 10
  return { entry, kind, forms, score }
}
