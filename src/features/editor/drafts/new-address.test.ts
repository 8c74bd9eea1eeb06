import assert from 'node:assert/strict'
import test from 'node:test'
import { addressBelow, faultInAddress, slugOf } from './new-address.ts'

test('an address is made of the letters and digits of a title', () => {
  assert.equal(slugOf('Één jaar IZZ!'), 'een-jaar-izz')
  assert.equal(slugOf('  Café & co. '), 'cafe-co')
  assert.equal(slugOf('???'), '')
  assert.equal(addressBelow('/', 'nieuws'), '/nieuws')
  assert.equal(addressBelow('/over-ons', 'nieuws'), '/over-ons/nieuws')
})

test('an address that cannot be read, or that the site uses itself, is refused', () => {
  assert.equal(faultInAddress('/zorg/nieuwe-pagina'), undefined)
  for (const path of [
    '',
    '/',
    '/Zorg',
    '/zorg/',
    '//zorg',
    '/zorg--x',
    '/-zorg',
    '/a b',
    '/redactie/x',
    '/api',
    '/voorbeeld/x',
  ])
    assert.ok(faultInAddress(path), path)
  assert.equal(faultInAddress('/mediation'), undefined)
})
