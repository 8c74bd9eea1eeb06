import { z } from 'zod'
import { blockId, pagePath, words } from '../fields.ts'

/** The pages below an address, with a filter by topic. */
export const overview = z.object({
  kind: z.literal('overview'),
  id: blockId(),
  title: words(90),
  below: pagePath(),
  order: z.enum(['newest', 'alphabet']).default('newest'),
  atOnce: z.number().int().min(3).max(60).default(9),
})
export type Overview = z.infer<typeof overview>
