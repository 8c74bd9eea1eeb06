import { z } from 'zod'
import { blockId, words } from '../fields.ts'

/** Packages of one year as columns, what they cover as rows, from the insurance data. */
export const supplementaryList = z.object({
  kind: z.literal('supplementary-list'),
  id: blockId(),
  title: words(90),
  intro: words(320).optional(),
  year: z.number().int(),
  packages: z.enum(['supplementary', 'dental']),
})
export type SupplementaryList = z.infer<typeof supplementaryList>
