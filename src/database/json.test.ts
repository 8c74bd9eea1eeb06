import assert from 'node:assert/strict'
import test from 'node:test'
import { heapBytes } from '#test/memory.ts'
import { until } from '#test/within-seconds.ts'
import { readJson, readJsonOnce } from './json.ts'

test('the same text gives the same object, and a changed text another', () => {
  const text = JSON.stringify({ path: '/a', blocks: [{ html: 'Tekst' }] })

  const value = readJsonOnce(text)

  assert.deepEqual(value, { path: '/a', blocks: [{ html: 'Tekst' }] })
  assert.equal(readJsonOnce(JSON.stringify(value)), value)
  assert.deepEqual(readJsonOnce(text.replace('Tekst', 'Anders')), {
    path: '/a',
    blocks: [{ html: 'Anders' }],
  })
})

test('nobody can change what the next one reads', () => {
  const { blocks } = readJsonOnce('{"blocks":[{"html":"Tekst"}]}') as { blocks: { html: string }[] }

  assert.throws(() => blocks.pop(), TypeError)
  assert.throws(() => Object.assign(blocks[0] as object, { html: 'Anders' }), TypeError)
})

for (const [text, value] of [
  ['kapot', undefined],
  ['null', null],
  ['"woord"', 'woord'],
] as const) {
  test(`${text} is read as ${value}, time and again`, () => {
    for (const read of [readJson, readJsonOnce, readJsonOnce]) assert.equal(read(text), value)
  })
}

test('of texts that nobody holds any more nothing is kept', async () => {
  const before = heapBytes()

  for (let number = 0; number < 900; number += 1)
    assert.deepEqual(readJsonOnce(`["${'x'.repeat(16_000)}${number}"]`), [`${'x'.repeat(16_000)}${number}`])

  await until(async () => heapBytes() - before < 5_000_000)
})
