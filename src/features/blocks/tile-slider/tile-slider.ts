import { z } from 'zod'
import { blockId, link, pictureReference, words } from '../fields.ts'

export const tileSlider = z.object({
  kind: z.literal('tile-slider'),
  id: blockId(),
  title: words(90),
  intro: words(320).optional(),
  tiles: z
    .array(
      z.object({
        title: words(70),
        text: words(200),
        href: link(),
        picture: pictureReference().optional(),
      }),
    )
    .min(2)
    .max(12),
})
export type TileSlider = z.infer<typeof tileSlider>
