import { aboutOf, type Block } from '#features/blocks/block.ts'
import type { Settings } from '#features/settings/settings.ts'
import type { Findable } from './findable.ts'
import type { SearchDocument } from './index/search-index.ts'
import { servicePages } from './service-pages.ts'

/** Of all pages and screens, with the answers that editors chose beside those of the page itself. */
export function toDocuments({ pages, settings }: Site): SearchDocument[] {
  const chosen = Map.groupBy(settings.pinned, ({ path }) => path)
  const answersOf = ({ path, answers }: Findable) => [
    ...answers,
    ...(chosen.get(path) ?? []).map(({ query }) => query),
  ]
  return [...pages.values(), ...servicePages].map((page) => toDocument({ ...page, answers: answersOf(page) }))
}

type Site = { pages: ReadonlyMap<string, Findable>; settings: Pick<Settings, 'pinned'> }

export function toDocument(page: Findable): SearchDocument {
  return {
    id: page.path,
    title: page.title,
    headings: page.blocks.flatMap((block) => aboutOf(block).headings(block)),
    description: page.description,
    text: page.blocks.map(textOf).join('\n'),
    date: page.publishedDate,
    type: page.type,
    pinned: page.answers,
  }
}

/** Each part on a line of its own: what stands apart on the page is never read as one sentence. */
function textOf(block: Block): string {
  const words = aboutOf(block).words(block)
  return words.filter((part) => part !== undefined).join('\n')
}
