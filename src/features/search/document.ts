import type { Block } from '#features/blocks/block.ts'
import { plainTextOf } from '#features/blocks/rich-text.ts'
import type { SearchDocument } from './search.ts'

export type Findable = { path: string; title: string; description: string; blocks: Block[] }

export function toDocument({ path, title, description, blocks }: Findable): SearchDocument {
  return { path, title, description, text: blocks.map(textOf).join(' ') }
}

/** The words of a block itself. What it shows of other pages or of the insurance data is found there. */
function textOf(block: Block): string {
  switch (block.kind) {
    case 'hero':
      return wordsOf(block.title, block.lead)
    case 'text':
      return plainTextOf(block.html)
    case 'insurance-list':
    case 'supplementary-list':
    case 'topic-slider':
      return wordsOf(block.title, block.intro)
    case 'product-slider':
      return wordsOf(block.title, block.intro, ...block.products.map(({ text }) => text))
    case 'testimonial-slider':
      return wordsOf(
        block.title,
        ...block.testimonials.flatMap(({ quote, name, role }) => [quote, name, role]),
      )
    case 'tile-slider':
      return wordsOf(block.title, block.intro, ...block.tiles.flatMap(({ title, text }) => [title, text]))
    case 'video':
      return wordsOf(block.title, plainTextOf(block.transcript))
    case 'modal':
      return wordsOf(block.intro, block.title, plainTextOf(block.html))
    case 'call-to-action':
      return wordsOf(block.title, block.text, block.forMembers?.title, block.forMembers?.text)
    case 'sticky-panel':
      return wordsOf(plainTextOf(block.html), block.panel.title, block.panel.text)
    case 'collapsible-list':
      return wordsOf(
        block.title,
        ...block.items.flatMap(({ question, html }) => [question, plainTextOf(html)]),
      )
    case 'overview':
      return block.title
    case 'search-results':
      return ''
  }
}

function wordsOf(...parts: (string | undefined)[]): string {
  return parts.filter((part) => part !== undefined).join(' ')
}
