import { z } from 'zod'
import type { AboutBlock } from '../about-block.ts'
import { bar, pill, tiles } from '../drawing.ts'
import { blockId, link, list, packageName, titleAndIntro, words } from '../fields.ts'
import { at, inItems, linkPieces, titled, wordPieces } from '../piece.ts'

/** Packages by their id in the insurance data; name, premium and status come from there. */
export const productSlider = z.object({
  kind: z.literal('product-slider'),
  id: blockId(),
  ...titleAndIntro(),
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

export const aboutProductSlider: AboutBlock<ProductSlider> = {
  label: 'Pakketten met premie',
  useFor: 'Om een paar pakketten uit te lichten. Naam en premie komen uit de verzekeringsgegevens.',
  drawing: tiles([(x) => bar(x, 9, 8), (x) => pill(x, 19, 8)]),
  headings: ({ title }) => [title],
  words: ({ title, intro, products }) => [title, intro, ...products.map(({ text }) => text)],
  pieces: ({ title, intro, products }) => [
    ...titled.pieces({ title, intro }),
    ...inItems('products', products, (product) => [
      { kind: 'package', id: product.package, field: 'package' },
      ...at('text', wordPieces(product.text)),
      ...at('href', linkPieces(product.href)),
    ]),
  ],
}
