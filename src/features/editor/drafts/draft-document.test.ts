import assert from 'node:assert/strict'
import test from 'node:test'
import { pageSchema } from '#features/pages/page.ts'
import { draftDocument } from './draft-document.ts'

test('whatever a page can be told to be survives the saving of its concept', () => {
  const { path: _path, blocks: _blocks, ...properties } = pageSchema.shape
  for (const name of Object.keys(properties)) {
    const value = name === 'movedFrom' ? ['/vroeger'] : 'iets'
    const sent = { [name]: value, blocks: [] }
    assert.deepEqual(draftDocument.parse(sent), sent, name)
  }
})

test('what no page has, and its address, are not kept', () => {
  assert.deepEqual(draftDocument.parse({ path: '/elders', author: 'iemand', blocks: [] }), { blocks: [] })
})
