import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { bar, pill, tiles } from '../drawing.ts'
import { blockId, cardLayout, link, list, pictureReference, titleAndIntro, words } from '../fields.ts'
import { at, headingPiece, inItems, linkPieces, picturePieces, titled, wordPieces } from '../piece.ts'

export const tileSlider = z.object({
  kind: z.literal('tile-slider'),
  id: blockId(),
  ...titleAndIntro(),
  layout: cardLayout(),
  tiles: list(
    'Tegels',
    'tegel',
    z.object({
      title: words('Titel', 70),
      text: words('Tekst', 200),
      href: link('Waarheen'),
      picture: pictureReference('Afbeelding').optional(),
    }),
  )
    .min(2)
    .max(12),
})
export type TileSlider = z.infer<typeof tileSlider>

export const aboutTileSlider: AboutBlock<TileSlider> = {
  label: 'Tegels',
  useFor: 'Om lezers uit een paar onderwerpen te laten kiezen, met eigen woorden en een afbeelding.',
  drawing: tiles([(x) => bar(x, 18, 8), (x) => pill(x, 8, 8)]),
  headings: ({ title }) => [title],
  words: ({ title, intro, tiles }) => [title, intro, ...tiles.flatMap((tile) => [tile.title, tile.text])],
  pieces: ({ title, intro, tiles }) => [
    ...titled.pieces({ title, intro }),
    ...inItems('tiles', tiles, (tile) => [
      ...at('picture', picturePieces(tile.picture, tile.title)),
      ...at('title', [headingPiece(3, tile.title)]),
      ...at('text', wordPieces(tile.text)),
      ...at('href', linkPieces(tile.href)),
    ]),
  ],
  wishes: ({ tiles }) => ({ pictures: tiles.flatMap(({ picture }) => picture?.name ?? []) }),
}
