import assert from 'node:assert/strict'
import test from 'node:test'
import { allowMediaFrom, pageHeaders } from './security-headers.ts'

const policy = new Map(
  (pageHeaders(true)['content-security-policy'] ?? '')
    .split('; ')
    .map((directive) => directive.split(/ (.*)/, 2) as [string, string]),
)

test('the policy begins with nothing and names every way out (HDR-01)', () => {
  assert.equal(policy.get('default-src'), "'none'")
  assert.equal(policy.get('base-uri'), "'none'")
  assert.equal(policy.get('object-src'), "'none'")
  assert.equal(policy.get('frame-src'), "'none'")
  assert.equal(policy.get('frame-ancestors'), "'none'")
  assert.equal(policy.get('form-action'), "'self'")
  assert.equal(policy.get('require-trusted-types-for'), "'script'")
})

test('the policy allows nothing inline, nothing evaluated and no other host (HDR-02)', () => {
  for (const [directive, sources] of policy) {
    assert.doesNotMatch(sources, /unsafe|data:|\*|https?:|127\.0\.0\.1/, directive)
  }
})

test('browsers are told to stay on https for two years, but only on https (HDR-04)', () => {
  assert.match(pageHeaders(true)['strict-transport-security'] ?? '', /max-age=63072000; includeSubDomains/)
  assert.equal(pageHeaders(false)['strict-transport-security'], undefined)
})

test('types are not guessed, frames are refused and addresses stay with us (HDR-05, HDR-06, HDR-08)', () => {
  const headers = pageHeaders(true)

  assert.equal(headers['x-content-type-options'], 'nosniff')
  assert.equal(headers['x-frame-options'], 'DENY')
  assert.equal(headers['referrer-policy'], 'same-origin')
  assert.equal(headers['cross-origin-opener-policy'], 'same-origin')
  assert.equal(headers['cross-origin-resource-policy'], 'same-origin')
  assert.match(headers['permissions-policy'] ?? '', /camera=\(\)/)
})

test('a host for media is allowed for pictures and films, and for nothing else', () => {
  const policy = pageHeaders(true)['content-security-policy'] ?? ''

  const allowed = allowMediaFrom('https://media.example.nl', policy)

  const changed = allowed.split('; ').filter((directive) => !policy.split('; ').includes(directive))
  assert.deepEqual(changed, [
    "img-src 'self' https://media.example.nl",
    "media-src 'self' https://media.example.nl",
  ])
})
