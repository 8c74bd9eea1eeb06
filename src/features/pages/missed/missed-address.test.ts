import assert from 'node:assert/strict'
import test from 'node:test'
import { missedAddressOf } from './missed-address.ts'

test('of an address that is not there its path counts, as a page would have it', () => {
  assert.equal(missedAddressOf('/Oude-Pagina/?utm_source=mail&naam=anna'), '/oude-pagina')
  assert.equal(missedAddressOf('/zorg/premie2024/overzicht.aspx'), '/zorg/premie2024/overzicht.aspx')
})

test('what may say something about a person is not counted', () => {
  for (const url of [
    '/uitschrijven/anna@example.nl',
    '/uitschrijven/anna%40example.nl',
    '/lid/12345678',
    '/bevestig/550e8400-e29b-41d4-a716-446655440000',
    '/bevestig/k3jd9sl2mf8xq0',
    '/zoek/anna%20de%20vries',
  ])
    assert.equal(missedAddressOf(url), undefined, url)
})

test('what programs ask every site for is not counted', () => {
  for (const url of [
    '/wp-login.php',
    '/wp-admin',
    '/blog/wp-includes/wlwmanifest.xml',
    '/.env',
    '/.git/config',
    '/cgi-bin/luci',
    '/phpMyAdmin',
    '/a/../../etc/passwd',
    '/<script>alert(1)</script>',
    '/javascript:alert(1)',
    '//evil.example',
    '/',
    `/${'a'.repeat(200)}`,
  ])
    assert.equal(missedAddressOf(url), undefined, url)
})

test('what is ours is not counted: no page can stand there', () => {
  for (const url of ['/media/weg.jpg', '/api/v1/niets', '/redactie/niets', '/activeren/abc'])
    assert.equal(missedAddressOf(url), undefined, url)
})
