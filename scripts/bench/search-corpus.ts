import { readContentFiles } from '#features/pages/flows/read-content-files.ts'
import type { SearchDocument } from '#features/search/search-index.ts'

/** The pages in `content/` as documents, by their words alone: pinned queries would answer the questions for us. */
export async function readSitePages(
  folder = new URL('../../content/pages/', import.meta.url),
): Promise<SearchDocument[]> {
  const pages = await readContentFiles(folder)
  return pages.map(({ path, title, description, blocks, publishedDate }) => {
    const words = wordsIn(blocks)
    return {
      id: path,
      title,
      description,
      headings: words.headings,
      text: words.text.join(' '),
      date: publishedDate,
      type: path.includes('/nieuws/') ? 'nieuws' : 'page',
    }
  })
}

type Words = { headings: string[]; text: string[] }

/** Whatever the block: titles are headings, technical fields are skipped, and the rest is text. */
function wordsIn(value: unknown, key = '', words: Words = { headings: [], text: [] }): Words {
  if (typeof value === 'string') {
    if (isTechnical.test(key) || value.startsWith('/')) return words
    for (const [, heading = ''] of value.matchAll(/<h[23]>(.*?)<\/h[23]>/g))
      words.headings.push(plain(heading))
    if (/title|question/.test(key)) words.headings.push(plain(value))
    words.text.push(plain(value))
  } else if (Array.isArray(value)) for (const item of value) wordsIn(item, key, words)
  else if (value && typeof value === 'object')
    for (const [name, item] of Object.entries(value)) wordsIn(item, name, words)
  return words
}

const isTechnical = /^(?:id|kind|name|href|path|src|page|icon|variant|show|layout)$/

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\{\{.*?\}\}/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}
