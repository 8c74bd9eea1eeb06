import { z } from 'zod'
import { blockId, button, words } from '../fields.ts'
import { richText } from '../rich-text.ts'

/** A text with a panel beside it that stays in view as long as the text is on screen. */
export const stickyPanel = z.object({
  kind: z.literal('sticky-panel'),
  id: blockId(),
  html: richText(),
  panel: z.object({ title: words(70), text: words(240), button: button() }),
})
export type StickyPanel = z.infer<typeof stickyPanel>
