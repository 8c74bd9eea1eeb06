import { z } from 'zod'
import { blockId } from '../fields.ts'

/** What is found for the words in the address. */
export const searchResults = z.object({ kind: z.literal('search-results'), id: blockId() })
export type SearchResults = z.infer<typeof searchResults>

export type SearchFindings = {
  /** What was asked; empty when nothing was. */
  query: string
  hits: SearchHit[]
  /** Where to begin when nothing was found. */
  waysOn: { label: string; path: string }[]
}
export type SearchHit = { path: string; title: string; description: string }
