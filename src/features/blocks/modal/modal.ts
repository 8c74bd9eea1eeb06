import { z } from 'zod'
import type { AboutBlock } from '../field.ts'
import { blockId, richText, words } from '../fields.ts'

/** A line of text with a button that opens a dialog. */
export const modal = z.object({
  kind: z.literal('modal'),
  id: blockId(),
  intro: words('Regel op de pagina', 320),
  label: words('Woorden op de knop', 60),
  title: words('Titel van het venster', 90),
  html: richText('Tekst in het venster'),
})
export type Modal = z.infer<typeof modal>

export const aboutModal: AboutBlock = {
  label: 'Venster met uitleg',
  useFor: 'Voor uitleg die maar een deel van de lezers nodig heeft, zoals wat een woord betekent.',
}
