import { z } from 'zod'
import { blockId, words } from '../fields.ts'
import { richText } from '../rich-text.ts'

/** Questions and answers. Opening one closes the others, unless they may stay open. */
export const collapsibleList = z.object({
  kind: z.literal('collapsible-list'),
  id: blockId(),
  title: words(90),
  leaveOpen: z.boolean().default(false),
  items: z
    .array(z.object({ id: blockId(), question: words(140), html: richText() }))
    .min(1)
    .max(40),
})
export type CollapsibleList = z.infer<typeof collapsibleList>
