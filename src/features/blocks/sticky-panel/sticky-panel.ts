import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { box, lines, pill } from '../drawing.ts'
import { blockId, button, group, richText, words } from '../fields.ts'
import { at, buttonPieces, richTextPieces, wordPieces } from '../piece.ts'
import { headingsIn, plainTextOf } from '../rich-text.ts'

/** A text with a panel beside it that stays in view as long as the text is on screen. */
export const stickyPanel = z.object({
  kind: z.literal('sticky-panel'),
  id: blockId(),
  html: richText('Tekst'),
  panel: group('Paneel ernaast', {
    title: words('Titel', 70),
    text: words('Tekst', 240),
    button: button('Knop'),
  }),
})
export type StickyPanel = z.infer<typeof stickyPanel>

export const aboutStickyPanel: AboutBlock<StickyPanel> = {
  label: 'Tekst met paneel',
  useFor: 'Bij een lange tekst waar één volgende stap bij hoort. Het paneel blijft in beeld.',
  drawing: [...lines(3, 5, 24, 5), box(31, 5, 14, 18), pill(33, 16, 10)],
  headings: ({ html }) => headingsIn(html),
  words: ({ html, panel }) => [plainTextOf(html), panel.title, panel.text],
  pieces: ({ html, panel }) => [
    ...at('html', richTextPieces(html)),
    ...at('panel.title', wordPieces(panel.title)),
    ...at('panel.text', wordPieces(panel.text)),
    ...at('panel.button', buttonPieces(panel.button)),
  ],
}
