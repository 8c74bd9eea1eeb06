import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { toAmount, toEuros } from './money.ts'
import { readEuros } from './read-euros.ts'

test('an amount is read as people write it', () => {
  for (const typed of [
    ...['1050', '1.050', '1 050', '1\u00a0050', '1\u202f050', '1050,00', '1.050,00', '1 050,00', '1050.00'],
    ...['€ 1050', '€1.050', '€ 1 050', '€ 1.050,-', '1050,--', '1050 euro', '1.050 Euro', '1 050,00 euro'],
    ...['1050€', '€ 1050 euro', '  1050  '],
  ])
    assert.equal(readEuros(typed), 1_050_00, typed)
  assert.equal(readEuros('100 euro'), 100_00)
  assert.equal(readEuros('38,50'), 38_50)
  assert.equal(readEuros('0'), 0)
})

test('what is no amount, or could be two, is not read', () => {
  for (const typed of [
    ...['', 'euro', '€', 'veel', '-5', '1.5', '1,5', '10 50', '1 05', '01.050', '1.050.', '1e3', '100 euros'],
    ...['1.050 000', '1 050.00', '100 euro per jaar', '1'.repeat(10), `${' '.repeat(100)}1`, '1,050.00'],
  ])
    assert.equal(readEuros(typed), undefined, typed)
})

test('every amount that we write is read as it was', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999_999_999 }), (cents) => {
      assert.equal(readEuros(toEuros(cents)), cents)
      assert.equal(readEuros(toAmount(cents)), cents)
    }),
  )
})
