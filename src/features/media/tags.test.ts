import assert from 'node:assert/strict'
import test from 'node:test'
import { readTags } from './tags.ts'

test('tags are read once each, in small letters', () => {
  assert.deepEqual(readTags('Ziekenhuis,  nacht  dienst, ziekenhuis,,'), ['ziekenhuis', 'nacht dienst'])
})

test('a tag that nobody sees is no tag', () => {
  assert.deepEqual(readTags('\u200f, \u3164,\u00ad, dag'), ['dag'])
})
