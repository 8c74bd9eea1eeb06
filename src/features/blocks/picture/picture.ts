import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { accent, bar, box, dot } from '../drawing.ts'
import { blockId, choice, pictureReference, words } from '../fields.ts'
import { at, picturePieces, wordPieces } from '../piece.ts'

/** One picture that is worth the room, with what there is to say about it below. */
export const picture = z.object({
  kind: z.literal('picture'),
  id: blockId(),
  picture: pictureReference('Afbeelding'),
  caption: words('Bijschrift', 200, 'Staat onder de afbeelding. Herhaal niet wat er te zien is.').optional(),
  width: choice('Breedte', { column: 'Zo breed als de tekst', page: 'Zo breed als de pagina' }).default(
    'column',
  ),
})
export type PictureBlock = z.infer<typeof picture>

export const aboutPicture: AboutBlock<PictureBlock> = {
  label: 'Afbeelding',
  useFor: 'Voor een foto of tekening die iets toevoegt aan de tekst.',
  drawing: [
    box(6, 3, 36, 21),
    { tag: 'path', ...accent, d: 'M9 21l9-9 6 6 4-4 8 7z' },
    dot(33, 9, 2.5),
    bar(6, 27, 22),
  ],
  headings: () => [],
  words: ({ caption }) => [caption],
  pieces: ({ picture, caption }) => [
    ...at('picture', picturePieces(picture)),
    ...at('caption', wordPieces(caption)),
  ],
  wishes: ({ picture }) => ({ pictures: [picture.name] }),
}
