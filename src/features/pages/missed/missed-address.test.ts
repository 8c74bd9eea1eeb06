import assert from 'node:assert/strict'
import test from 'node:test'
import { readContentFiles } from '../content-files/read-content-files.ts'
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
    '/h/06-1234-5678',
    '/h/06/1234/5678',
    '/h/0612345678',
    '/h/123-456-782',
    '/h/1-2-3-4-5-6-7-8-2',
    '/h/nl91abna0417164300',
    '/h/nl91-abna-0417-1643-00',
    '/h/anna-de-vries-12-03-1980',
    '/h/anna-de-vries-1980',
    '/h/anna/2004/03/12',
    '/h/3511ab-12',
    '/h/2012-ab-12',
    '/h/3511/ab/12',
    '/h/polis-12345',
    '/h/polis-1234',
    '/h/reset-tokenabcdefghijklmnop',
    '/h/token/abcdef',
    '/h/bevestig-qwhfkzjplxmvbnrt',
    '/h/k3jd',
    `/h/${'lange'.repeat(10)}`,
  ])
    assert.equal(missedAddressOf(url), undefined, url)
})

test('what somebody could have published is counted', () => {
  for (const path of [
    '/zorgverzekering/eigen-risico-2025',
    '/nieuws/2025/zorg-en-welzijn',
    '/index.html',
    '/folder-2024.pdf',
    '/stap-1/vraag-12',
    '/bijlage2',
    '/arbeidsongeschiktheidsverzekering',
    '/zwangerschapscursus/bijzonderheden',
    '/dichtstbijzijnde_tandartspraktijk.aspx',
  ])
    assert.equal(missedAddressOf(path), path)
})

test('every address of our own content could be counted, were it gone', async () => {
  const pages = await readContentFiles(new URL('../../../../content/pages/', import.meta.url))
  const lost = pages.map(({ path }) => path).filter((path) => path !== '/' && missedAddressOf(path) !== path)
  assert.deepEqual(lost, [])
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
