import { z } from 'zod'
import { blockId, link, words } from '../fields.ts'

/** Packages by their id in the insurance data; name, premium and status come from there. */
export const productSlider = z.object({
  kind: z.literal('product-slider'),
  id: blockId(),
  title: words(90),
  intro: words(320).optional(),
  products: z
    .array(z.object({ package: z.string(), text: words(200), href: link() }))
    .min(2)
    .max(12),
})
export type ProductSlider = z.infer<typeof productSlider>
