import assert from 'node:assert/strict'
import test from 'node:test'
import { findStep, newTotpSecret, stepAt, toBase32, totpAddress, totpCode } from './totp.ts'

const secret = toBase32(Buffer.from('12345678901234567890'))

/** Appendix B of RFC 6238, for SHA-1. */
const vectors: [seconds: number, code: string][] = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
]

for (const [seconds, code] of vectors) {
  test(`${seconds} seconds after 1970 the code is ${code} (RFC 6238)`, () => {
    const step = stepAt(new Date(seconds * 1_000))

    assert.equal(totpCode(secret, step, 8), code)
    assert.equal(totpCode(secret, step), code.slice(2))
  })
}

test('base32 is that of RFC 4648, and a new secret has 160 bits', () => {
  assert.equal(toBase32(Buffer.from('foobar')), 'MZXW6YTBOI')
  assert.match(newTotpSecret(), /^[A-Z2-7]{32}$/)
  assert.notEqual(newTotpSecret(), newTotpSecret())
})

test('the code before and the code after count, older and newer ones do not (AUTH-21)', () => {
  const now = new Date('2026-05-01T12:00:15Z')
  const taken = [-2, -1, 0, 1, 2].map((steps) =>
    findStep(secret, totpCode(secret, stepAt(now) + steps), null, now),
  )

  assert.deepEqual(taken, [undefined, stepAt(now) - 1, stepAt(now), stepAt(now) + 1, undefined])
})

test('a code works once, and none from before it works after it (AUTH-21)', () => {
  const now = new Date('2026-05-01T12:00:15Z')
  const present = stepAt(now)

  assert.equal(findStep(secret, totpCode(secret, present), present, now), undefined)
  assert.equal(findStep(secret, totpCode(secret, present - 1), present, now), undefined)
  assert.equal(findStep(secret, totpCode(secret, present + 1), present, now), present + 1)
})

test('what is no code at all is refused', () => {
  for (const code of ['', '12345', '1234567', 'abcdef', '١٢٣٤٥٦'])
    assert.equal(findStep(secret, code, null, new Date()), undefined)
})

test('the picture tells the app whose code it is', () => {
  assert.equal(
    totpAddress('ABC234', 'eva+werk@example.nl'),
    'otpauth://totp/IZZ%20redactie%3Aeva%2Bwerk%40example.nl?secret=ABC234&issuer=IZZ%20redactie',
  )
})
