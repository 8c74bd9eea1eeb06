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
  ['a query that is longer than any address', `?${'x=1&'.repeat(1_500)}pakket=start`],
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

test('what was put behind an address to follow somebody takes no choice away', () => {
  assert.deepEqual(readQuery(`?fbclid=${'a'.repeat(3_000)}&pakket=start&utm_source=mail`, keys), {
    pakket: ['start'],
  })
})

test('what is too long or cannot be shown is still there, as something that does not fit', () => {
  assert.equal(readQuery(`?pakket=${'a'.repeat(900)}`, keys).pakket?.[0]?.length, 200)
  assert.deepEqual(readQuery('?pakket=start%00&toon=1%0a8', keys), {
    pakket: ['start\ufffd'],
    toon: ['1\ufffd8'],
  })
})

test('many values of one key leave room for those of another', () => {
  assert.deepEqual(readQuery(`?${'pakket=a&'.repeat(50)}toon=18`, keys).toon, ['18'])
})

test('of very many values the first are read', () => {
  assert.equal(readQuery(`?${'pakket=a&'.repeat(50)}`, keys).pakket?.length, 24)
})
