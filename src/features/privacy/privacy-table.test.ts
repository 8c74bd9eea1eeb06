import assert from 'node:assert/strict'
import test from 'node:test'
import { readRichText } from '#features/blocks/rich-text.ts'
import { privacyTable } from './privacy-table.ts'
import { register } from './register.ts'

test('a row tells what, what for, by which ground, how long and who', () => {
  const table = privacyTable('Proef', [
    { what: 'Voornaam', why: 'Om je aan te spreken', ground: 'consent', howLong: '30 dagen', who: 'Wij' },
  ])

  assert.match(
    table,
    /<th>Voornaam<\/th><td>Om je aan te spreken \(toestemming\)<\/td><td>30 dagen<\/td><td>Wij<\/td>/,
  )
})

test('the tables of the register are text that a page can show', () => {
  for (const entries of Object.values(register)) {
    assert.equal(readRichText(privacyTable('Proef', entries)).ok, true)
  }
})
