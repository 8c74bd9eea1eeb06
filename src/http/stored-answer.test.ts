import assert from 'node:assert/strict'
import test from 'node:test'
import { heapBytes } from '#test/memory.ts'
import { encodingFor } from './stored-answer.ts'

const headers: [header: string | undefined, encoding: string][] = [
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0, gzip;q=0', 'identity'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['BR', 'br'],
  ['gzip;q=1.0, br;q=0.1', 'br'],
  ['identity', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
  ['br;q=niets', 'identity'],
]

for (const [header, encoding] of headers) {
  test(`Accept-Encoding ${JSON.stringify(header)} gets ${encoding}`, () => {
    assert.equal(encodingFor(header), encoding)
  })
}

test('of headers as long as a stranger likes nothing is kept', () => {
  const before = heapBytes()

  for (let number = 0; number < 900; number += 1)
    assert.equal(encodingFor(`${'x'.repeat(16_000)}${number}, br`), 'br')

  const kept = heapBytes() - before
  assert.ok(kept < 5_000_000, `${kept} bytes were kept`)
})
