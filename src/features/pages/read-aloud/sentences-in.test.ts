import assert from 'node:assert/strict'
import test from 'node:test'
import { sentencesIn } from './sentences-in.ts'

test('a text is read sentence by sentence, without what only breaks lines', () => {
  assert.deepEqual(sentencesIn('  Het eigen\u00adrisico\n is € 385.50 per jaar. Klopt dat? ‘Ja!’ Mooi. '), [
    'Het eigenrisico is € 385.50 per jaar.',
    'Klopt dat?',
    '‘Ja!’',
    'Mooi.',
  ])
  assert.deepEqual(sentencesIn(' · '), [])
})
