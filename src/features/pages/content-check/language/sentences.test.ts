import assert from 'node:assert/strict'
import test from 'node:test'
import { countWords, sentencesIn } from './sentences.ts'

test('a sentence ends at a full stop, a question mark or an exclamation mark', () => {
  assert.deepEqual(sentencesIn('Werk je ’s nachts? Slaap dan overdag. Goed zo!'), [
    'Werk je ’s nachts?',
    'Slaap dan overdag.',
    'Goed zo!',
  ])
})

test('a full stop in a number or an abbreviation ends no sentence', () => {
  assert.equal(sentencesIn('Je krijgt € 10.000 terug, bijv. Na een ongeval.').length, 1)
  assert.equal(sentencesIn('Kijk op pagina 3 (zie nr. 4) voor meer.').length, 1)
})

test('a quotation ends with its sentence', () => {
  assert.deepEqual(sentencesIn('Ze zei: ‘Het is druk.’ Toen ging ze zitten.'), [
    'Ze zei: ‘Het is druk.’',
    'Toen ging ze zitten.',
  ])
})

test('signs are no words', () => {
  assert.equal(countWords('Dat is € 385 – voor iedereen.'), 5)
})
