import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { findAddress, readAddress } from './old-address.ts'

const missing = 'Vul een adres in.'

test('an address has one form, however it was typed and whatever a browser makes of it', () => {
  for (const typed of [
    '/h/café',
    '/H/Café/',
    '/h/cafe\u0301',
    '/h/caf%C3%A9',
    '/h/caf%c3%a9',
    '/h/cafe%CC%81',
  ])
    assert.deepEqual(readAddress(typed, missing), { ok: true, path: '/h/café' }, typed)
  assert.deepEqual(readAddress('/%61ctions/x', missing), { ok: true, path: '/actions/x' })
})

test('what is kept is found by what a browser sends for it, and is kept the same again', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (typed) => {
      const reading = readAddress(`/${typed}`, missing)
      if (!reading.ok) return
      assert.equal(findAddress(new URL(reading.path, 'https://site.example').pathname), reading.path)
      assert.deepEqual(readAddress(reading.path, missing), reading)
    }),
    { numRuns: 2_000 },
  )
})

test('what no browser asks for like that is refused, in words', () => {
  for (const [typed, words] of [
    ['', /Vul een adres in/],
    ['h/x', /Vul een adres in/],
    ['/h x', /Vul een adres in/],
    ['/h?x', /Vul een adres in/],
    ['/h/%zz', /procentteken/],
    ['/h/%C3', /procentteken/],
    ['/h/%00', /alleen letters/],
    ['/h/%2520', /alleen letters/],
    ['/h/%2e%2e', /losse punten/],
    ['/h/../contact', /losse punten/],
    ['/./h', /losse punten/],
    ['//h//x', /schuine streep/],
    ['/%2Fevil.example', /schuine streep/],
    ['/h\\x', /schuine streep/],
    ['/h/<script>', /alleen letters/],
    ['/h/%3Cscript%3E', /alleen letters/],
    ['/h/\u200bx', /alleen letters/],
    ['/h/\u115f', /alleen letters/],
    ['/h/x\ufe0f', /alleen letters/],
    ['/h/\u202ex', /alleen letters/],
    ['/h/😀', /alleen letters/],
  ] as const) {
    const reading = readAddress(typed, missing)
    assert.match(reading.ok ? 'taken' : reading.fault, words, typed)
  }
})

test('what cannot be read as an address is nowhere', () => {
  for (const asked of ['/%', '/%zz', '/%C3']) assert.equal(findAddress(asked), undefined)
})
