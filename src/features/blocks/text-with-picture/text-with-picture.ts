import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { bar, box, lines } from '../drawing.ts'
import { blockId, choice, pictureReference, richText } from '../fields.ts'
import { at, picturePieces, richTextPieces } from '../piece.ts'
import { headingsIn, plainTextOf } from '../rich-text.ts'

export const textWithPicture = z.object({
  kind: z.literal('text-with-picture'),
  id: blockId(),
  html: richText('Tekst'),
  picture: pictureReference('Afbeelding'),
  side: choice(
    'Plaats van de afbeelding',
    { right: 'Rechts van de tekst', left: 'Links van de tekst' },
    'Op een telefoon staat de afbeelding onder de tekst.',
  ).default('right'),
})
export type TextWithPicture = z.infer<typeof textWithPicture>

export const aboutTextWithPicture: AboutBlock<TextWithPicture> = {
  label: 'Tekst met afbeelding',
  useFor: 'Voor een korte tekst die sterker wordt met een foto of tekening ernaast.',
  drawing: [bar(3, 6, 14, 3), ...lines(3, 13, 21, 3), box(28, 5, 17, 22)],
  headings: ({ html }) => headingsIn(html),
  words: ({ html }) => [plainTextOf(html)],
  pieces: ({ html, picture }) => [
    ...at('html', richTextPieces(html)),
    ...at('picture', picturePieces(picture, plainTextOf(html))),
  ],
  wishes: ({ picture }) => ({ pictures: [picture.name] }),
}
