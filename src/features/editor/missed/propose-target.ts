import { parentPath } from '#features/pages/page.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import type { SearchIndex } from '#features/search/index/search-index.ts'
import { find } from '#features/search/query/find.ts'

type Stock = { content: Pick<SiteContent, 'pages' | 'redirects'>; index: SearchIndex }

/**
 * The page that somebody who asked for this address most likely wants: where the pages around it went, the nearest by
 * words (those of the page that used to be here, or those of the address), or the page above it.
 */
export function proposeTarget(
  path: string,
  formerTitle: string | undefined,
  stock: Stock,
): string | undefined {
  return (
    movedAlong(path, stock) ??
    nearestByWords(formerTitle ?? wordsOf(path.slice(path.lastIndexOf('/'))), path, stock) ??
    nearestByWords(wordsOf(path), path, stock) ??
    pageAbove(path, stock)
  )
}

/** `/a/b` went to `/x`, so `/a/b/c` may be `/x/c`, or else `/x`. */
function movedAlong(path: string, { content: { pages, redirects } }: Stock): string | undefined {
  for (let above = parentPath(path); above !== '/'; above = parentPath(above)) {
    const target = redirects.get(above)
    if (!target) continue
    const along = target + path.slice(above.length)
    return pages.has(along) ? along : target
  }
  return undefined
}

function nearestByWords(words: string, path: string, { content, index }: Stock): string | undefined {
  if (words === '') return undefined
  const { hits } = find(index, words, { limit: 5, onlyAnswers: true })
  const pages = hits.flatMap(({ id }) => (id === path || id === '/' ? [] : (content.pages.get(id) ?? [])))
  return (pages.find(({ type }) => !passes.has(type)) ?? pages[0])?.path
}

/** Told once, and of less use each month. */
const passes = new Set(['news', 'vacancy'])

function pageAbove(path: string, { content: { pages } }: Stock): string | undefined {
  for (let above = parentPath(path); above !== '/'; above = parentPath(above))
    if (pages.has(above)) return above
  return undefined
}

/** Without the ending of a file, and without numbers, which say little about what a page is about. */
function wordsOf(path: string): string {
  return path
    .replace(/\.[a-z]+$/, '')
    .split(/[/_-]/)
    .filter((word) => word !== '' && !/^\d+$/.test(word))
    .join(' ')
}
