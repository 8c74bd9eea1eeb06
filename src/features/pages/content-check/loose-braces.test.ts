import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleCheck, withText } from '#test/sample-pages.ts'
import { looseBraces } from './loose-braces.ts'

function foundIn(html: string) {
  const { checked, site } = sampleCheck(withText(html))
  return looseBraces(checked, site)
}

test('a fact whose brackets stand apart in bold, in a link or around what nobody sees is told with its block', () => {
  for (const html of [
    '<p>Zin: {<strong>{jaar}</strong>} einde</p>',
    '<p>Zin: {<a href="/contact">{jaar</a>}} einde</p>',
    '<p>Zin: {\u200b{jaar}} einde</p>',
    '<p>Zin: {\u00ad{jaar} einde</p>',
    '<h2>Zin: jaar}} einde</h2>',
  ])
    assert.deepEqual(
      foundIn(html).map(({ block }) => block),
      ['tekst'],
      html,
    )
})

test('single brackets are words like others', () => {
  assert.deepEqual(foundIn('<p>Kies {a} of {b} en schrijf } of {.</p>'), [])
})
