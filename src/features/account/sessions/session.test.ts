import assert from 'node:assert/strict'
import test from 'node:test'
import { newSecret, secretHashOf } from '../secret.ts'
import { isDueForExtension, type Session, secondsLeft, sessionExpiryOf } from './session.ts'

const noon = new Date('2026-05-01T12:00:00Z')
const later = (minutes: number) => new Date(noon.getTime() + minutes * 60_000)
const session: Session = {
  tokenHash: 'x',
  memberId: '1',
  email: 'anna@example.nl',
  createdAt: noon.toISOString(),
  extendedAt: noon.toISOString(),
  expiresAt: later(60).toISOString(),
  secondFactorAt: null,
}

test('a token is 256 bits of chance, and its hash does not show it (SES-01)', () => {
  const tokens = Array.from({ length: 100 }, newSecret)

  assert.equal(new Set(tokens).size, 100)
  for (const token of tokens) {
    assert.equal(Buffer.from(token, 'base64url').length, 32)
    assert.match(secretHashOf(token), /^[\w-]{43}$/)
    assert.notEqual(secretHashOf(token), token)
  }
})

test('a session ends an hour after the last click (SES-04)', () => {
  assert.deepEqual(sessionExpiryOf(noon, noon), later(60))
  assert.deepEqual(sessionExpiryOf(noon, later(90)), later(150))
})

test('a session never lasts longer than twelve hours (SES-04)', () => {
  assert.deepEqual(sessionExpiryOf(noon, later(11 * 60)), later(12 * 60))
  assert.deepEqual(sessionExpiryOf(noon, later(11.5 * 60)), later(12 * 60))
})

test('a session is due for extension a minute after the last time', () => {
  assert.equal(isDueForExtension(session, later(0.99)), false)
  assert.equal(isDueForExtension(session, later(1)), true)
})

test('the seconds that are left are whole and never below nought', () => {
  assert.equal(secondsLeft(session, noon), 3_600)
  assert.equal(secondsLeft(session, new Date(noon.getTime() + 1)), 3_599)
  assert.equal(secondsLeft(session, later(61)), 0)
})
