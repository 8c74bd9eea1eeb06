import { z } from 'zod'
import { blockId, words } from '../fields.ts'
import { richText } from '../rich-text.ts'

/** A film of our own with captions, or one from outside that loads only after consent and a click. */
export const video = z.object({
  kind: z.literal('video'),
  id: blockId(),
  title: words(90),
  source: z.discriminatedUnion('from', [
    z.object({ from: z.literal('us'), film: z.string() }),
    z.object({ from: z.literal('youtube'), code: z.string().regex(/^[\w-]{6,20}$/) }),
  ]),
  transcript: richText(),
})
export type Video = z.infer<typeof video>
