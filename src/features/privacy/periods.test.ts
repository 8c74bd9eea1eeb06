import assert from 'node:assert/strict'
import test from 'node:test'
import { daysInWords, minutesInWords } from './periods.ts'

test('a period is told in the unit that people would use', () => {
  assert.equal(minutesInWords(60), '60 minuten')
  assert.equal(minutesInWords(72 * 60), '72 uur')
  assert.equal(daysInWords(1), '24 uur')
  assert.equal(daysInWords(30), '30 dagen')
  assert.equal(daysInWords(365), '12 maanden')
})
