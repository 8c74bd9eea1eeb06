import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleCheck, withText } from '#test/sample-pages.ts'
import { mostWords, sentenceLength } from './sentence-length.ts'

function faultsOf(html: string): string[] {
  const { checked, site } = sampleCheck(withText(html))
  return sentenceLength(checked, site).map(({ message }) => message)
}

function sentenceOf(words: number): string {
  return `${'woord '.repeat(words).trim()}.`
}

test('a sentence of the greatest length is allowed, one word more is not (TAAL-02)', () => {
  assert.deepEqual(faultsOf(`<p>${sentenceOf(mostWords)}</p>`), [])
  assert.equal(faultsOf(`<p>${sentenceOf(mostWords + 1)}</p>`).length, 1)
})

test('items of a list and cells of a table are counted by themselves', () => {
  assert.deepEqual(faultsOf(`<ul><li>${sentenceOf(20)}</li><li>${sentenceOf(20)}</li></ul>`), [])
})

test('words inside strong and links belong to their sentence', () => {
  const half = 'woord '.repeat(15)

  assert.equal(faultsOf(`<p>${half}<strong>${half}</strong>.</p>`).length, 1)
})
