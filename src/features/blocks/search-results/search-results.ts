import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { accent, box, dot, lines } from '../drawing.ts'
import { blockId } from '../fields.ts'

/** What is found for the words in the address. */
export const searchResults = z.object({ kind: z.literal('search-results'), id: blockId() })
export type SearchResults = z.infer<typeof searchResults>

export const aboutSearchResults: AboutBlock<SearchResults> = {
  label: 'Zoekresultaten',
  useFor: 'Voor een pagina waarop bezoekers zoeken. Het toont wat er is gevonden.',
  drawing: [box(3, 4, 34, 7), dot(42, 7.5, 3, accent), ...lines(3, 16, 38, 3)],
  headings: () => [],
  words: () => [],
  pieces: () => [],
  /** What somebody searches for is no choice among a few: it is drawn each time. */
  wishes: () => ({ search: true, query: { keys: ['q'], choices: () => ({}) } }),
}
