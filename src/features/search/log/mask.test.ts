import assert from 'node:assert/strict'
import test from 'node:test'
import { toLoggedQuery } from './mask.ts'

const masked: [string, string][] = [
  ['jan.de.vries@example.nl', '[e-mailadres]'],
  ['mail van Jan+zorg @ example.nl kwijt', 'mail van [e-mailadres] kwijt'],
  ['bsn 123456782', 'bsn [nummer]'],
  ['bsn 1234.56.782', 'bsn [nummer]'],
  ['bsn １２３４５６７８２', 'bsn [nummer]'],
  ['bsn 123\u200b456\u200b782', 'bsn [nummer]'],
  ['bel 06-12345678', 'bel [nummer]'],
  ['bel 06 - 12 34 56 78 terug', 'bel [nummer] terug'],
  ['+31 (0)20 123 45 67', '[nummer]'],
  ['٠٦١٢٣٤٥٦٧٨', '[nummer]'],
  ['NL91 ABNA 0417 1643 00 wijzigen', '[nummer] wijzigen'],
  ['nl91abna0417164300', '[nummer]'],
  ['polis ab12345', 'polis ab[nummer]'],
  ['geboren 12-03-1985', 'geboren [nummer]'],
  ['apotheek 1234 AB 12', 'apotheek [adres]'],
  ['apotheek 1234AB12a', 'apotheek [adres]'],
  ['apotheek 1234ab', 'apotheek [adres]'],
  ['apotheek 2026xy', 'apotheek [adres]'],
  ['apotheek 2026 XY 12', 'apotheek [adres]'],
  ['12345', '[nummer]'],
]

const kept: [string, string][] = [
  ['  Eigen   Risico\t2026 ', 'eigen risico 2026'],
  ['eigen risico 385', 'eigen risico 385'],
  ['eigen risico 2026 385', 'eigen risico 2026 385'],
  ['385,00 euro', '385,00 euro'],
  ['€ 1.250', '€ 1.250'],
  ['premie 2025 2026', 'premie 2025 2026'],
  ['premie 2025-2026', 'premie 2025-2026'],
  ['premie 2025 en 2026', 'premie 2025 en 2026'],
  ['premie 2026 CZ', 'premie 2026 cz'],
  ['1 januari 2026', '1 januari 2026'],
  ['fysiotherapie 27 behandelingen', 'fysiotherapie 27 behandelingen'],
  ['\u0000\u001b \n', ''],
]

test('addresses and long numbers do not reach the log', () => {
  for (const [query, logged] of masked) assert.equal(toLoggedQuery(query), logged)
})

test('other words, years and amounts do, in small letters with single spaces', () => {
  for (const [query, logged] of kept) assert.equal(toLoggedQuery(query), logged)
})

test('a logged query has 100 characters at most, and shows no part of a number at its end', () => {
  assert.equal(toLoggedQuery('é'.repeat(150)).length, 100)
  assert.equal(Array.from(toLoggedQuery('😀'.repeat(150))).length, 100)
  assert.doesNotMatch(toLoggedQuery(`${'a'.repeat(96)} 123456782`), /\d/)
})

test('masking what was masked changes nothing', () => {
  for (const [, logged] of [...masked, ...kept]) assert.equal(toLoggedQuery(logged), logged)
})

test('a very long query is masked at once', { timeout: 60_000 }, () => {
  for (const piece of ['a', '1', '1 ', '1234', '@ ', 'nl91', '1234 ', '((1'])
    toLoggedQuery(piece.repeat(8_000))
})
