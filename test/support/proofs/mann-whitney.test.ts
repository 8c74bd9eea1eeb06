import assert from 'node:assert/strict'
import test from 'node:test'
import { mannWhitneyP } from './mann-whitney.ts'

const rising = (from: number) => Array.from({ length: 100 }, (_, place) => from + place)

test('lists that are alike differ by chance, lists that lie apart do not', () => {
  assert.ok(mannWhitneyP(rising(0), rising(0)) > 0.99)
  assert.ok(mannWhitneyP(rising(0), rising(50)) < 1e-6)
  assert.equal(mannWhitneyP([1, 1, 1], [1, 1, 1]), 1)
})

test('the figure is that of the books', () => {
  // Hollander and Wolfe, permeability of membranes: U = 35 of 50, normal approximation without correction.
  const term = [0.8, 0.83, 1.89, 1.04, 1.45, 1.38, 1.91, 1.64, 0.73, 1.46]
  const early = [1.15, 0.88, 0.9, 0.74, 1.21]

  assert.equal(mannWhitneyP(term, early).toFixed(3), '0.221')
})
