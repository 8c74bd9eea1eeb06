import { z } from 'zod'
import { blockId, button, words } from '../fields.ts'

const call = z.object({ title: words(90), text: words(320), button: button() })

/** What we ask of the reader; a member may be asked something else. */
export const callToAction = call.extend({
  kind: z.literal('call-to-action'),
  id: blockId(),
  forMembers: call.optional(),
})
export type CallToAction = z.infer<typeof callToAction>
