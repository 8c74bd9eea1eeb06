import assert from 'node:assert/strict'
import { test } from 'node:test'
import { formsOf, tokensOf } from './tokens.ts'

const cases: [text: string, forms: string[]][] = [
  ['Diëtist, één!', ['dietist', 'een']],
  ['ĲS en ijs', ['ijs', 'en', 'ijs']],
  ["collega's foto’s", ['collega', 'foto']],
  ["een zzp'er, twee zzp’ers", ['een', 'zzper', 'twee', 'zzpers']],
  ['burn-out', ['burnout']],
  ['G.G.Z. en o.a. dit', ['ggz', 'en', 'oa', 'dit']],
  ['€ 10.000 of € 38,50 in 2026', ['10000', 'of', '38,50', 'in', '2026']],
  ['van 1-1-2026 tot 31/12', ['van', '1', '1', '2026', 'tot', '31', '12']],
  ['18+ en 20-wekenecho', ['18', 'en', '20', 'wekenecho']],
  ['CZ/VGZ (natura)', ['cz', 'vgz', 'natura']],
  ["'s nachts", ['s', 'nachts']],
  ['Ελλάδα 東京 🙂', ['ελλαδα', '東京']],
  ['…—!?', []],
]

for (const [text, forms] of cases)
  test(`the words of "${text}" are ${forms.join(', ') || 'none'}`, () => {
    assert.deepEqual(formsOf(text), forms)
  })

test('a word knows where it stands, with its apostrophe, accents and hyphens', () => {
  const text = 'Zie: de burn-out van collega’s.'

  const written = tokensOf(text).map(({ start, end }) => text.slice(start, end))

  assert.deepEqual(written, ['Zie', 'de', 'burn-out', 'van', 'collega’s'])
})

test('a word with hyphens knows its pieces', () => {
  assert.deepEqual(tokensOf('burn-out')[0]?.pieces, ['burn', 'out'])
})

test('a very long word is cut', () => {
  assert.equal(tokensOf('a'.repeat(10_000))[0]?.form.length, 64)
})
