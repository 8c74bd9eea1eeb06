import assert from 'node:assert/strict'
import test from 'node:test'
import { describeBlocks } from '#features/blocks/describe.ts'
import { readContentFiles } from '#features/pages/content-files/read-content-files.ts'
import { toPageFile, toPuckData } from './puck-data.ts'

const pages = await readContentFiles(new URL('../../../../../content/pages/', import.meta.url))

test('every page of the site goes into Puck and comes out unchanged', () => {
  assert.ok(pages.length > 50)
  for (const page of pages) assert.deepEqual(toPageFile(toPuckData(page)), page)
})

test('items of a copied block get ids of their own', () => {
  const items = [{ id: 'vraag', question: 'Hoe?', html: '<p>Zo.</p>' }]
  const list = { kind: 'collapsible-list' as const, title: 'Vragen', items }
  const [page] = pages
  assert.ok(page)

  const data = toPuckData({
    ...page,
    blocks: [
      { ...list, id: 'een' },
      { ...list, id: 'twee' },
    ],
  })
  const ids = toPageFile(data).blocks.map((block) => block.kind === 'collapsible-list' && block.items[0]?.id)

  assert.deepEqual(ids, ['vraag', 'vraag-2'])
})

test('every field of every page is described, so that it can be edited', () => {
  const known = new Map(describeBlocks().map(({ kind, fields }) => [kind, fields.map(({ name }) => name)]))

  const unknown = pages.flatMap(({ blocks }) =>
    blocks.flatMap(({ kind, ...fields }) =>
      Object.keys(fields)
        .filter((name) => !known.get(kind)?.includes(name))
        .map((name) => `${kind}.${name}`),
    ),
  )

  assert.deepEqual(unknown, [])
})

test('every field has a name in Dutch, every kind says when to use it', () => {
  const nameless = describeBlocks().filter(
    ({ label, useFor, fields }) => !label || !useFor || fields.some((field) => !field.label),
  )

  assert.deepEqual(nameless, [])
})
