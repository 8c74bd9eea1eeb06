import { z } from 'zod'
import { blockId, button, pictureReference, words } from '../fields.ts'

export const hero = z.object({
  kind: z.literal('hero'),
  id: blockId(),
  title: words(90),
  lead: words(320),
  picture: pictureReference().optional(),
  buttons: z.array(button()).max(2).default([]),
})
export type Hero = z.infer<typeof hero>
