import { z } from 'zod'
import { blockId, words } from '../fields.ts'
import { richText } from '../rich-text.ts'

/** A line of text with a button that opens a dialog. */
export const modal = z.object({
  kind: z.literal('modal'),
  id: blockId(),
  intro: words(320),
  label: words(60),
  title: words(90),
  html: richText(),
})
export type Modal = z.infer<typeof modal>
