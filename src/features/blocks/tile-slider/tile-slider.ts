import { z } from 'zod'
import type { AboutBlock } from '../field.ts'
import { blockId, link, list, pictureReference, words } from '../fields.ts'

export const tileSlider = z.object({
  kind: z.literal('tile-slider'),
  id: blockId(),
  title: words('Titel', 90),
  intro: words('Inleiding', 320).optional(),
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

export const aboutTileSlider: AboutBlock = {
  label: 'Tegels',
  useFor: 'Om lezers uit een paar onderwerpen te laten kiezen, met eigen woorden en een afbeelding.',
}
