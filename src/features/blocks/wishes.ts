import type { Block } from './block.ts'

/** What a block needs to be gathered before it can be drawn. */
export type Wishes = {
  pictures?: string[]
  films?: string[]
  /** Paths of pages by name. */
  pages?: string[]
  /** Every page below this path. */
  pagesBelow?: string
  /** The pages that tell more about what an insurance covers. */
  coverPages?: boolean
  /** What is found for the words in the address. */
  search?: boolean
  /** The keys that it reads from the address. */
  queryKeys?: readonly string[]
}

export function wishesOf(block: Block): Wishes {
  switch (block.kind) {
    case 'hero':
      return { pictures: block.picture ? [block.picture.name] : [] }
    case 'testimonial-slider':
      return { pictures: block.testimonials.map(({ portrait }) => portrait.name) }
    case 'tile-slider':
      return { pictures: block.tiles.flatMap(({ picture }) => (picture ? [picture.name] : [])) }
    case 'topic-slider':
      return { pages: block.topics }
    case 'video':
      return { films: block.source.from === 'us' ? [block.source.film] : [] }
    case 'overview':
      return { pagesBelow: block.below, queryKeys: ['onderwerp', 'toon'] }
    case 'insurance-list':
      return { coverPages: true, queryKeys: ['verzekeraar', 'vorm', 'verschillen'] }
    case 'supplementary-list':
      return { coverPages: true, queryKeys: ['pakket', 'verschillen'] }
    case 'search-results':
      return { search: true, queryKeys: ['q'] }
    default:
      return {}
  }
}
