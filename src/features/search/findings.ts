import type { SearchFindings } from '#features/blocks/search-results/search-results.ts'
import { type Findable, toDocument } from './document.ts'
import { search } from './search.ts'

type Searched = {
  pages: ReadonlyMap<string, Findable>
  navigation: { main: { label: string; path: string }[] }
}

const longestQuery = 200

/** What is found for the words that somebody typed, and where to go when that is nothing. */
export function findingsIn({ pages, navigation }: Searched, words: unknown): SearchFindings {
  const query = typeof words === 'string' ? words.slice(0, longestQuery).trim() : ''
  return {
    query,
    hits: search([...pages.values()].map(toDocument), query),
    waysOn: navigation.main.map(({ label, path }) => ({ label, path })),
  }
}
