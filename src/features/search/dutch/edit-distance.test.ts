import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { editDistance, lettersOf, mayBeWithin } from './edit-distance.ts'

test('adding, removing, changing and swapping a letter are one edit each', () => {
  assert.equal(editDistance('bril', 'brils', 2), 1)
  assert.equal(editDistance('bril', 'bri', 2), 1)
  assert.equal(editDistance('bril', 'brul', 2), 1)
  assert.equal(editDistance('bril', 'birl', 2), 1)
  assert.equal(editDistance('premie', 'perime', 2), 2)
})

test('beyond the limit the distance is one more than the limit', () => {
  assert.equal(editDistance('bril', 'zorgverzekering', 2), 3)
})

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 9 })

test('the distance is that of the plain table, cut off at the limit', () => {
  fc.assert(
    fc.property(letters, letters, fc.integer({ min: 0, max: 3 }), (a, b, limit) => {
      assert.equal(editDistance(a, b, limit), Math.min(plainDistance(a, b), limit + 1))
    }),
    { numRuns: 2_000 },
  )
})

test('comparing letters never leaves out a word that is near enough', () => {
  fc.assert(
    fc.property(letters, letters, (a, b) => {
      assert.ok(mayBeWithin(lettersOf(a), lettersOf(b), plainDistance(a, b)))
    }),
  )
})

function plainDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => [i, ...Array<number>(b.length).fill(0)])
  const cell = (i: number, j: number) => (i === 0 ? j : (table[i]?.[j] ?? 0))
  for (let i = 1; i <= a.length; i++)
    for (let j = 1; j <= b.length; j++) {
      const changed = cell(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const swapped =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? cell(i - 2, j - 2) + 1 : Infinity
      const row = table[i]
      if (row) row[j] = Math.min(cell(i - 1, j) + 1, cell(i, j - 1) + 1, changed, swapped)
    }
  return cell(a.length, b.length)
}
