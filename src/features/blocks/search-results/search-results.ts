import { z } from 'zod'
import { blockId } from '../fields.ts'

/** What is found for the words in the address. */
export const searchResults = z.object({ kind: z.literal('search-results'), id: blockId() })
export type SearchResults = z.infer<typeof searchResults>
