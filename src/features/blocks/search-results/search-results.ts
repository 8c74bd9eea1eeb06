import { z } from 'zod'
import type { AboutBlock } from '../field.ts'
import { blockId } from '../fields.ts'

/** What is found for the words in the address. */
export const searchResults = z.object({ kind: z.literal('search-results'), id: blockId() })
export type SearchResults = z.infer<typeof searchResults>

export const aboutSearchResults: AboutBlock = {
  label: 'Zoekresultaten',
  useFor: 'Voor een pagina waarop bezoekers zoeken. Het toont wat er is gevonden.',
}
