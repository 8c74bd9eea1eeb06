import { readFileSync } from 'node:fs'
import { pathToFileURL } from 'node:url'
import { readContentFiles } from '#features/pages/content-files/read-content-files.ts'
import type { PageFile } from '#features/pages/page.ts'
import type { SearchDocument } from '#features/search/index/search-index.ts'

/** What is searched, and for which queries the authors wrote which pages, if they said so. */
export type Corpus = { documents: SearchDocument[]; authorsQueries: Map<string, string[]> }

/** The pages of the site, those in another folder of pages, or a JSON list of documents. */
export async function readCorpus(place: string | undefined): Promise<Corpus> {
  if (place?.endsWith('.json'))
    return { documents: JSON.parse(readFileSync(place, 'utf8')), authorsQueries: new Map() }
  const folder = place ? pathToFileURL(`${place}/`) : new URL('../../../content/pages/', import.meta.url)
  const pages = await readContentFiles(folder)
  return { documents: pages.map(toDocument), authorsQueries: queriesOf(pages) }
}

/** By their words alone: queries that are pinned to a page would answer the questions for us. */
function toDocument({ path, title, description, blocks, publishedDate }: PageFile): SearchDocument {
  const { headings, text } = wordsIn(blocks)
  const type = path.includes('/nieuws/') ? 'nieuws' : 'page'
  return { id: path, title, description, headings, text: text.join(' '), date: publishedDate, type }
}

function queriesOf(pages: PageFile[]): Map<string, string[]> {
  const queries = new Map<string, string[]>()
  for (const { path, answers = [] } of pages)
    for (const query of answers) queries.set(query, [...(queries.get(query) ?? []), path])
  return queries
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

const isTechnical = /^(?:id|kind|name|href|path|src|page|icon|variant|show|layout|alt)$/

function plain(html: string): string {
  return html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\{\{.*?\}\}/g, ' ')
    .replace(/&nbsp;/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')
    .trim()
}
