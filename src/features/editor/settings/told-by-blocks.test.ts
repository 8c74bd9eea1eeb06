import assert from 'node:assert/strict'
import test from 'node:test'
import { isSameData } from './told-by-blocks.ts'

const same: [what: string, one: unknown, other: unknown][] = [
  ['its names stand in another order', { a: 1, b: [{ c: 2, d: 'x' }] }, { b: [{ d: 'x', c: 2 }], a: 1 }],
  ['a name is left out that holds nothing', { a: 1, b: undefined }, { a: 1 }],
  ['there is none', undefined, undefined],
]
const different: [what: string, one: unknown, other: unknown][] = [
  ['something deep within is', { a: [{ b: 1 }] }, { a: [{ b: 2 }] }],
  ['a name is left out', { a: 1, b: 2 }, { a: 1 }],
  ['a name is added', { a: 1 }, { a: 1, b: 2 }],
  ['a list stands in another order', [1, 2], [2, 1]],
  ['a list is longer', [1], [1, 2]],
  ['a list becomes a group', [1], { 0: 1 }],
  ['a number becomes a word', [1], ['1']],
  ['there was none', undefined, {}],
]

for (const [what, one, other] of same)
  test(`data is the same when ${what}`, () => {
    assert.ok(isSameData(one, other))
    assert.ok(isSameData(other, one))
  })

for (const [what, one, other] of different)
  test(`data is not the same when ${what}`, () => {
    assert.ok(!isSameData(one, other))
    assert.ok(!isSameData(other, one))
  })
