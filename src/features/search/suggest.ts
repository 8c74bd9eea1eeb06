import { firstNotBefore } from './alphabet.ts'
import { stemsOf } from './dutch/stem.ts'
import { formsOf } from './dutch/tokens.ts'
import type { SearchIndex, SuggestionEntry, SuggestionIndex, SuggestionKind } from './search-index.ts'

/** What a visitor may be typing. A title, or a heading of one page, has the id of that page. */
export type Suggestion = { text: string; kind: SuggestionKind; id: string | undefined }

const mostLookedAt = 2_000

/** By the beginning of the last word; the words before it must be there too, in any inflection. */
export function suggest({ suggestions }: SearchIndex, typed: string, limit = 8): Suggestion[] {
  const forms = formsOf(typed.slice(0, 200)).slice(0, 8)
  const beginning = forms.pop()
  if (!beginning) return []
  const before = forms.map(stemsOf)
  const found = entriesWith(suggestions, beginning).filter(({ entry }) =>
    before.every((stems) => entry.forms.some((form) => stemsOf(form).some((stem) => stems.includes(stem)))),
  )
  found.sort((a, b) => b.score - a.score || (a.entry.text < b.entry.text ? -1 : 1))
  return found.slice(0, limit).map(({ entry: { text, kind, id } }) => ({ text, kind, id }))
}

function entriesWith({ words, entryOfWord, entries }: SuggestionIndex, beginning: string) {
  const found = new Map<number, { entry: SuggestionEntry; score: number }>()
  for (
    let at = firstNotBefore(words.length, beginning, (place) => words[place] ?? '');
    words[at]?.startsWith(beginning) && found.size < mostLookedAt;
    at++
  ) {
    const number = entryOfWord[at] ?? 0
    const entry = entries[number]
    if (entry && !found.has(number)) found.set(number, { entry, score: scoreOf(entry, words[at] ?? '') })
  }
  return [...found.values()]
}

const kindScores: Record<SuggestionKind, number> = { title: 3, heading: 1, word: 0.5 }

/** Titles before headings and words; what begins with the typed word before what only holds it; the shorter the better. */
function scoreOf({ kind, forms, documents }: SuggestionEntry, word: string): number {
  return kindScores[kind] + (forms[0] === word ? 2 : 0) + Math.min(documents, 50) / 100 - forms.length / 10
}
