import { aboutOf, type Block } from '#features/blocks/block.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { SearchDocument } from './index/search-index.ts'

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
    headings: page.blocks.flatMap((block) => aboutOf(block).headings(block)),
    description: page.description,
    text: page.blocks.map(textOf).join(' '),
    date: page.publishedDate,
    type: page.type,
    pinned: page.answers,
  }
}

function textOf(block: Block): string {
  const words = aboutOf(block).words(block)
  return words.filter((part) => part !== undefined).join(' ')
}
