import assert from 'node:assert/strict'
import test from 'node:test'
import { isCsrfToken, makeCsrfToken, newBrowserSecret } from './csrf.ts'

const secret = newBrowserSecret()

test('tokens look different in every answer, yet all of them work (HDR-09)', () => {
  const tokens = Array.from({ length: 50 }, () => makeCsrfToken(secret, 'sessie'))

  assert.equal(new Set(tokens).size, 50)
  assert.equal(new Set(tokens.map((token) => token.slice(43))).size, 50)
  assert.ok(tokens.every((token) => isCsrfToken(token, secret, 'sessie')))
})

test('a token of another browser or another session does not work (CSRF-02)', () => {
  const token = makeCsrfToken(secret, 'sessie')

  assert.equal(isCsrfToken(token, newBrowserSecret(), 'sessie'), false)
  assert.equal(isCsrfToken(token, secret, 'andere sessie'), false)
  assert.equal(isCsrfToken(token, secret, ''), false)
  assert.equal(isCsrfToken(token, undefined, 'sessie'), false)
  assert.equal(isCsrfToken(token, '', 'sessie'), false)
})

test('a secret longer than ours works for nobody, whatever token is shown with it', () => {
  const long = 'x'.repeat(65)

  assert.equal(isCsrfToken(makeCsrfToken(long, ''), long, ''), false)
})

test('whatever is not a token is refused without an error', () => {
  const token = makeCsrfToken(secret, '')
  const changed = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`

  for (const wrong of [undefined, null, 1, {}, [token], '', 'x', token.slice(1), `${token}AAAA`, changed]) {
    assert.equal(isCsrfToken(wrong, secret, ''), false, String(wrong))
  }
})

test('the secret of a browser is 256 bits of chance', () => {
  const secrets = Array.from({ length: 100 }, newBrowserSecret)

  assert.equal(new Set(secrets).size, 100)
  assert.ok(secrets.every((one) => Buffer.from(one, 'base64url').length === 32))
})
