import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { bar, box } from '../drawing.ts'
import { blockId, richText, words } from '../fields.ts'
import { at, headingPiece, richTextPieces, wordPieces } from '../piece.ts'
import { headingsIn, plainTextOf } from '../rich-text.ts'

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

export const aboutModal: AboutBlock<Modal> = {
  label: 'Venster met uitleg',
  useFor: 'Voor uitleg die maar een deel van de lezers nodig heeft, zoals wat een woord betekent.',
  drawing: [box(3, 3, 42, 26), box(11, 8, 26, 16), bar(14, 11, 14, 3), bar(14, 17, 20)],
  headings: ({ title, html }) => [title, ...headingsIn(html)],
  words: ({ intro, title, html }) => [intro, title, plainTextOf(html)],
  pieces: ({ intro, label, title, html }) => [
    ...at('intro', wordPieces(intro)),
    ...at('label', wordPieces(label)),
    ...at('title', [headingPiece(2, title)]),
    ...at('html', richTextPieces(html)),
  ],
}
