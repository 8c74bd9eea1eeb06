import type { Block } from '#features/blocks/block.ts'
import { plainTextOf, type RichText } from '#features/blocks/rich-text.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { SearchDocument } from './search-index.ts'

export type Findable = {
  path: string
  title: string
  description: string
  type: string
  publishedDate: string
  answers: string[]
  blocks: Block[]
}

/** Of all pages, with the answers that editors chose beside those of the page itself. */
export function toDocuments({ pages, settings }: Site): Iterable<SearchDocument> {
  const chosen = Map.groupBy(settings.pinned, ({ path }) => path)
  const answersOf = ({ path, answers }: Findable) => [
    ...answers,
    ...(chosen.get(path) ?? []).map(({ query }) => query),
  ]
  return pages.values().map((page) => toDocument({ ...page, answers: answersOf(page) }))
}

type Site = { pages: ReadonlyMap<string, Findable>; settings: Pick<Settings, 'pinned'> }

export function toDocument(page: Findable): SearchDocument {
  return {
    id: page.path,
    title: page.title,
    headings: page.blocks.flatMap(headingsOf),
    description: page.description,
    text: page.blocks.map(textOf).join(' '),
    date: page.publishedDate,
    type: page.type,
    pinned: page.answers,
  }
}

/** What stands out in a block, and what may be asked about. */
function headingsOf(block: Block): string[] {
  const title = 'title' in block ? [block.title] : []
  if (block.kind === 'collapsible-list') return [...title, ...block.items.map(({ question }) => question)]
  return 'html' in block ? [...title, ...headingsIn(block.html)] : title
}

function headingsIn(nodes: RichText): string[] {
  return nodes.flatMap((node) =>
    typeof node === 'object' && /^h[23]$/.test(node.tag) ? [plainTextOf([node]).trim()] : [],
  )
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
