import assert from 'node:assert/strict'
import { test } from 'node:test'
import { synonyms } from '../../../content/search/synonyms.ts'
import { synonymsOf, toSynonymIndex } from './synonyms.ts'

const index = toSynonymIndex(synonyms)

test('every group has two words or more, none of them twice, and says where it comes from', () => {
  for (const { words, source } of synonyms) {
    assert.ok(words.length > 1, words.join())
    assert.equal(new Set(words).size, words.length, words.join())
    assert.notEqual(source, '')
  }
})

test('no two groups are the same', () => {
  const groups = synonyms.map(({ words }) => words.toSorted().join())

  assert.equal(new Set(groups).size, groups.length)
})

test('a word leads to the others of its group, whatever its inflection, and not to itself', () => {
  assert.deepEqual(synonymsOf(index, ['hoortoestel']), [
    'gehoorapparaat',
    'gehoorapparaatje',
    'slechthorend',
    'gehoor',
    'audicien',
  ])
})

test('a synonym of a synonym is not one', () => {
  assert.ok(synonymsOf(index, ['dokter']).includes('arts'))
  assert.ok(!synonymsOf(index, ['huisarts']).includes('arts'))
})
