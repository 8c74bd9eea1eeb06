import { z } from 'zod'
import { blockId, button, words } from '../fields.ts'

export const callToAction = z.object({
  kind: z.literal('call-to-action'),
  id: blockId(),
  title: words(90),
  text: words(320),
  button: button(),
})
export type CallToAction = z.infer<typeof callToAction>
