import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import test, { after } from 'node:test'
import { find } from '../query/find.ts'
import { buildIndex } from './build-index.ts'
import { keptIndexOrThread } from './index-thread.ts'
import type { SearchDocument } from './search-index.ts'

const folder = mkdtempSync(join(tmpdir(), 'izz-kept-index-'))
after(() => rmSync(folder, { recursive: true }))

const synonyms = [{ words: ['bril', 'lenzen'], source: 'een test' }]
const documents = [
  'De bril van je kind',
  'Fysiotherapie na een val',
  'Tandartskosten en je eigen risico',
].map(
  (title, number): SearchDocument => ({
    id: `/${number}`,
    title,
    text: `${title}, daarover lees je hier alles.`,
  }),
)
const { signal } = new AbortController()
const fileOf = (name: string) => join(folder, name)
const make = (name: string, pages = documents) => keptIndexOrThread(fileOf(name))(pages, synonyms, signal)

await make('index')
const kept = readFileSync(fileOf('index'))

test('an index that was kept is the one that the documents give', async () => {
  const index = await make('index')

  assert.deepEqual(index, buildIndex(documents, synonyms))
  for (const query of ['brillen', 'lenzen', 'fysioterapie', 'tandarts', 'kosten'])
    assert.deepEqual(find(index, query), find(buildIndex(documents, synonyms), query))
})

test('an index that was kept is used: nothing is made or written again', async () => {
  const index = await make('index')

  assert.ok(index.postings.document.buffer.byteLength > kept.length / 2, 'the numbers lie in what was read')
  assert.deepEqual(readFileSync(fileOf('index')), kept)
  assert.deepEqual(readdirSync(folder), ['index'])
})

test('of other documents an index is made, and kept in its place', async () => {
  writeFileSync(fileOf('other'), kept)

  const index = await make('other', documents.slice(1))

  assert.deepEqual(index, buildIndex(documents.slice(1), synonyms))
  assert.notDeepEqual(readFileSync(fileOf('other')), kept)
  assert.deepEqual(await make('other', documents.slice(1)), index)
})

for (const [what, content] of [
  ['empty', Buffer.alloc(0)],
  ['cut off', kept.subarray(0, kept.length / 2)],
  ['of zeros', Buffer.alloc(kept.length)],
  ['something else', Buffer.from('geen index')],
] as const)
  test(`a file that is ${what} is no index: one is made`, async () => {
    writeFileSync(fileOf('broken'), content)

    assert.deepEqual(await make('broken'), buildIndex(documents, synonyms))
    assert.deepEqual(readFileSync(fileOf('broken')).length, kept.length)
  })

test('where nothing can be kept, search works as well', async () => {
  assert.deepEqual(await make('no-such-folder/index'), buildIndex(documents, synonyms))
})
