import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleCheck, withBlocks } from '#test/sample-pages.ts'
import { pictureWords } from './alternatives.ts'

function heroFaults(alt: string): number {
  const picture = { name: 'samen', alt }
  const { checked, site } = sampleCheck({
    blocks: [{ kind: 'hero', id: 'begin', title: 'Kop', lead: 'Inleiding.', picture }],
  })
  return pictureWords(checked, site).length
}

function tileFaults(alt: string): number {
  const tile = { text: 'Lees.', href: '/proef' }
  const tiles = [
    { ...tile, title: 'Samen werken', picture: { name: 'samen', alt } },
    { ...tile, title: 'Alleen' },
  ]
  const { checked, site } = sampleCheck(withBlocks({ kind: 'tile-slider', id: 'a', title: 'Tegels', tiles }))
  return pictureWords(checked, site).length
}

test('a picture that stands by itself says what can be seen (A11Y-01)', () => {
  assert.equal(heroFaults('Drie collega’s met de armen om elkaar heen'), 0)
  for (const alt of ['', ' ', '\u200b', '\u200c\u200d', '\u2060 \ufeff', '\u00ad'])
    assert.equal(heroFaults(alt), 1, JSON.stringify(alt))
})

test('a picture beside words may be decoration, and does not repeat them', () => {
  assert.equal(tileFaults(''), 0)
  assert.equal(tileFaults('\u200b'), 0)
  assert.equal(tileFaults('Drie collega’s'), 0)
  assert.equal(tileFaults('samen werken'), 1)
})

test('what is told is what can be seen, not what it is or how its file is called', () => {
  assert.equal(heroFaults('Foto van een verpleegkundige'), 1)
  assert.equal(heroFaults('samen.png'), 1)
})
