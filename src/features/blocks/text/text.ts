import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { bar, lines } from '../drawing.ts'
import { blockId, richText } from '../fields.ts'
import { at, richTextPieces } from '../piece.ts'
import { headingsIn, plainTextOf } from '../rich-text.ts'

export const text = z.object({ kind: z.literal('text'), id: blockId(), html: richText('Tekst') })
export type Text = z.infer<typeof text>

export const aboutText: AboutBlock<Text> = {
  label: 'Tekst',
  useFor: 'Voor gewone tekst met tussenkoppen, lijsten, citaten en tabellen.',
  drawing: [bar(3, 4, 18, 3), ...lines(3, 11, 42, 4)],
  headings: ({ html }) => headingsIn(html),
  words: ({ html }) => [plainTextOf(html)],
  pieces: ({ html }) => at('html', richTextPieces(html)),
}
