import { z } from 'zod'
import { blockId, words } from '../fields.ts'

/** The basic insurances of one year side by side, from the insurance data. */
export const insuranceList = z.object({
  kind: z.literal('insurance-list'),
  id: blockId(),
  title: words(90),
  intro: words(320).optional(),
  year: z.number().int(),
})
export type InsuranceList = z.infer<typeof insuranceList>
