import assert from 'node:assert/strict'
import test from 'node:test'
import { lengths } from './lengths.ts'

function faultsOf(titleLength: number, descriptionLength: number): number {
  return lengths({ title: 'a'.repeat(titleLength), description: 'a'.repeat(descriptionLength) }).length
}

test('a title has 70 characters at most', () => {
  assert.equal(faultsOf(70, 100), 0)
  assert.equal(faultsOf(71, 100), 1)
})

test('a description has 40 to 170 characters', () => {
  assert.deepEqual(
    [39, 40, 170, 171].map((length) => faultsOf(10, length)),
    [1, 0, 0, 1],
  )
})
