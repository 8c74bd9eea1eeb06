import assert from 'node:assert/strict'
import test from 'node:test'
import { readQuery } from './read-query.ts'

const keys = new Set(['pakket', 'toon'])

test('what the blocks read is read, with all its values', () => {
  assert.deepEqual(readQuery('?pakket=start&toon=18&pakket=plus', keys), {
    pakket: ['start', 'plus'],
    toon: ['18'],
  })
})

const ignored: [why: string, search: string][] = [
  ['an unknown key', '?utm_source=mail&__proto__=x&constructor=y'],
  ['an empty value', '?pakket=&toon'],
  ['a value that is too long', `?pakket=${'a'.repeat(201)}`],
  ['a query that is too long', `?${'x=1&'.repeat(500)}pakket=start`],
  ['a control character', '?pakket=start%00&toon=1%0a8'],
  ['half of a character', '?pakket=%ff%fe'],
  ['no query', ''],
]

for (const [why, search] of ignored) {
  test(`${why} is ignored`, () => {
    const query = readQuery(search, keys)

    assert.deepEqual(
      Object.values(query)
        .flat()
        .filter((value) => value !== '\ufffd\ufffd'),
      [],
    )
  })
}

test('of very many values the first are read', () => {
  assert.equal(readQuery(`?${'pakket=a&'.repeat(50)}`, keys).pakket?.length, 24)
})
