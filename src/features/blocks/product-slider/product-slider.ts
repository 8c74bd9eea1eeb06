import { z } from 'zod'
import type { AboutBlock } from '../field.ts'
import { blockId, link, list, packageName, words } from '../fields.ts'

/** Packages by their id in the insurance data; name, premium and status come from there. */
export const productSlider = z.object({
  kind: z.literal('product-slider'),
  id: blockId(),
  title: words('Titel', 90),
  intro: words('Inleiding', 320).optional(),
  products: list(
    'Pakketten',
    'pakket',
    z.object({
      package: packageName('Verzekering of pakket'),
      text: words('Voor wie', 200),
      href: link('Waarheen'),
    }),
  )
    .min(2)
    .max(12),
})
export type ProductSlider = z.infer<typeof productSlider>

export const aboutProductSlider: AboutBlock = {
  label: 'Pakketten met premie',
  useFor: 'Om een paar pakketten uit te lichten. Naam en premie komen uit de verzekeringsgegevens.',
}
