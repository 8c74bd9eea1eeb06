import assert from 'node:assert/strict'
import test from 'node:test'
import { daysInWords, inLetters, minutesInLetters, minutesInWords } from './period-words.ts'

test('a period is told in the unit that people would use', () => {
  assert.equal(minutesInWords(60), '60 minuten')
  assert.equal(minutesInWords(72 * 60), '72 uur')
  assert.equal(daysInWords(1), '24 uur')
  assert.equal(daysInWords(30), '30 dagen')
  assert.equal(daysInWords(365), '12 maanden')
})

test('in a running sentence a small number is written in letters', () => {
  assert.equal(minutesInLetters(60), 'een uur')
  assert.equal(minutesInLetters(120), 'twee uur')
  assert.equal(minutesInLetters(5), 'vijf minuten')
  assert.equal(minutesInLetters(1), 'een minuut')
  assert.equal(inLetters(45), '45')
})
