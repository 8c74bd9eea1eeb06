import { DatabaseSync } from 'node:sqlite'
import { create, insertMultiple, search as searchOrama } from '@orama/orama'
import { stemmer } from '@orama/stemmers/dutch'
import MiniSearch from 'minisearch'
import { buildIndex } from '#features/search/build-index.ts'
import { find } from '#features/search/find.ts'
import type { SearchDocument } from '#features/search/search-index.ts'
import { synonyms } from '../../content/search/synonyms.ts'

/** Something that finds documents: a query in, ids out, the best first. */
export type Engine = { name: string; search: (query: string) => string[] | Promise<string[]> }

export async function openEngines(documents: SearchDocument[]): Promise<Engine[]> {
  return [ours(documents), ...(await others(documents))]
}

export function ours(documents: SearchDocument[]): Engine {
  const index = buildIndex(documents, synonyms)
  return { name: 'ours', search: (query) => find(index, query).hits.map(({ id }) => id) }
}

async function others(documents: SearchDocument[]): Promise<Engine[]> {
  const rows = documents.map(({ id, title, headings = [], description = '', text }) => ({
    id,
    title,
    headings: headings.join(' '),
    description,
    text,
  }))
  return [
    miniSearch('MiniSearch', rows, {}),
    miniSearch('MiniSearch, prefix and fuzzy', rows, { prefix: true, fuzzy: 0.2 }),
    await orama(rows),
    sqlite(rows),
  ]
}

type Row = Record<'id' | 'title' | 'headings' | 'description' | 'text', string>

const searched: ('title' | 'headings' | 'description' | 'text')[] = [
  'title',
  'headings',
  'description',
  'text',
]
/** The same for all: they differ in how they understand words, not in what a title is worth. */
const boost = { title: 6, headings: 2.5, description: 2.5, text: 1 }

function miniSearch(name: string, rows: Row[], options: { prefix?: boolean; fuzzy?: number }): Engine {
  const index = new MiniSearch<Row>({ fields: searched, searchOptions: { boost, ...options } })
  index.addAll(rows)
  return { name, search: (query) => index.search(query).map(({ id }) => String(id)) }
}

async function orama(rows: Row[]): Promise<Engine> {
  const schema = {
    id: 'string',
    title: 'string',
    headings: 'string',
    description: 'string',
    text: 'string',
  } as const
  const index = create({ schema, components: { tokenizer: { language: 'dutch', stemming: true, stemmer } } })
  await insertMultiple(index, rows)
  return {
    name: 'Orama, Dutch stemmer',
    search: async (query) => {
      const { hits } = await searchOrama(index, { term: query, properties: searched, boost, tolerance: 1 })
      return hits.map(({ document }) => String(document.id))
    },
  }
}

function sqlite(rows: Row[]): Engine {
  const database = new DatabaseSync(':memory:')
  database.exec(
    "create virtual table page using fts5(id unindexed, title, headings, description, text, tokenize = 'unicode61 remove_diacritics 2')",
  )
  const insert = database.prepare('insert into page values (?, ?, ?, ?, ?)')
  for (const { id, title, headings, description, text } of rows)
    insert.run(id, title, headings, description, text)
  const select = database.prepare(
    'select id from page where page match ? order by bm25(page, 0, 6, 2.5, 2.5, 1) limit 10',
  )
  const asAnyOfWords = (query: string) =>
    (query.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => `"${word}"`).join(' OR ')
  return {
    name: 'SQLite FTS5',
    search: (query) => {
      const match = asAnyOfWords(query)
      return match ? select.all(match).map(({ id }) => String(id)) : []
    },
  }
}
