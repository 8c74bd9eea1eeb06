import type { Block, BlockOf } from '#features/blocks/block.ts'
import { button, heading, type Piece, picture, quote, words } from './piece.ts'
import { richTextPieces } from './rich-text-pieces.ts'

/** The pieces of a block itself. What it shows of other pages or of the insurance data is checked there. */
export function blockPieces(block: Block): Piece[] {
  switch (block.kind) {
    case 'hero':
      return [
        heading(1, block.title),
        ...words(block.lead),
        ...picture(block.picture),
        ...block.buttons.flatMap(button),
      ]
    case 'text':
      return richTextPieces(block.html)
    case 'insurance-list':
    case 'supplementary-list':
      return [heading(2, block.title), ...words(block.intro)]
    case 'product-slider':
      return [heading(2, block.title), ...words(block.intro), ...block.products.flatMap(productPieces)]
    case 'testimonial-slider':
      return [heading(2, block.title), ...block.testimonials.flatMap(testimonialPieces)]
    case 'tile-slider':
      return [heading(2, block.title), ...words(block.intro), ...block.tiles.flatMap(tilePieces)]
    case 'topic-slider':
      return [heading(2, block.title), ...words(block.intro), ...block.topics.map(toLink)]
    case 'video':
      return [heading(2, block.title), ...filmPieces(block.source), ...richTextPieces(block.transcript)]
    case 'modal':
      return [...words(block.intro, block.label), heading(2, block.title), ...richTextPieces(block.html)]
    case 'call-to-action':
      return [...callPieces(block), ...(block.forMembers ? callPieces(block.forMembers) : [])]
    case 'sticky-panel':
      return [...richTextPieces(block.html), ...panelPieces(block.panel)]
    case 'collapsible-list':
      return [heading(2, block.title), ...block.items.flatMap(itemPieces)]
    case 'overview':
      return [heading(2, block.title), { kind: 'listing', below: block.below }]
    case 'search-results':
      return []
  }
}

type ItemOf<List> = List extends (infer Item)[] ? Item : never

function productPieces(product: ItemOf<BlockOf<'product-slider'>['products']>): Piece[] {
  return [{ kind: 'package', id: product.package }, ...words(product.text), toLink(product.href)]
}

function testimonialPieces(testimonial: ItemOf<BlockOf<'testimonial-slider'>['testimonials']>): Piece[] {
  const { portrait, name, role, href } = testimonial
  return [
    ...picture(portrait, name),
    quote(testimonial.quote),
    ...words(role),
    ...(href ? [toLink(href)] : []),
  ]
}

function tilePieces(tile: ItemOf<BlockOf<'tile-slider'>['tiles']>): Piece[] {
  return [
    ...picture(tile.picture, tile.title),
    heading(3, tile.title),
    ...words(tile.text),
    toLink(tile.href),
  ]
}

function filmPieces(source: BlockOf<'video'>['source']): Piece[] {
  return source.from === 'us' ? [{ kind: 'film', name: source.film }] : []
}

function callPieces(call: Pick<BlockOf<'call-to-action'>, 'title' | 'text' | 'button'>): Piece[] {
  return [heading(2, call.title), ...words(call.text), ...button(call.button)]
}

function panelPieces(panel: BlockOf<'sticky-panel'>['panel']): Piece[] {
  return [...words(panel.title, panel.text), ...button(panel.button)]
}

function itemPieces(item: ItemOf<BlockOf<'collapsible-list'>['items']>): Piece[] {
  return [heading(3, item.question), ...richTextPieces(item.html)]
}

function toLink(href: string): Piece {
  return { kind: 'link', href }
}
