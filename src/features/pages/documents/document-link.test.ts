import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleCheck, withBlocks } from '#test/sample-pages.ts'
import { brokenLinks } from '../content-check/site/links.ts'
import { documentNameIn, documentSizeOf, withDocumentSizes } from './document-link.ts'

const document = { title: 'Voorwaarden 2026', bytes: 240_400, src: '/media/u/x-document.pdf' }
const documents = new Map([['voorwaarden', document]])
const href = '/media/documenten/voorwaarden.pdf'
const html = `<p>Lees de <a href="${href}"><strong>voorwaarden</strong></a> of ga naar <a href="/contact">contact</a>.</p>`
const { page } = sampleCheck(
  withBlocks(
    { kind: 'text', id: 'tekst', html },
    {
      kind: 'call-to-action',
      id: 'knop',
      title: 'Lees',
      text: 'Alles.',
      button: { label: 'Download', href },
    },
  ),
).checked

test('a link to a document tells what it is and how large, in a text and on a button', () => {
  const drawn = JSON.stringify(withDocumentSizes(page, documents))

  assert.match(drawn, /"voorwaarden"\]\}," \(PDF, 240 kB\)"/)
  assert.match(drawn, /"label":"Download \(PDF, 240 kB\)"/)
  assert.equal(drawn.split('(PDF').length, 3)
})

test('a page without such a link stays the same object, and so does one whose document is gone', () => {
  const { page: plain } = sampleCheck({}).checked

  assert.equal(withDocumentSizes(plain, documents), plain)
  assert.equal(withDocumentSizes(page, new Map([['anders', document]])), page)
})

test('a size is told as people say it', () => {
  const sizes = [20, 999_400, 1_000_000, 2_340_000].map((bytes) => documentSizeOf({ bytes }))

  assert.deepEqual(sizes, ['PDF, 1 kB', 'PDF, 999 kB', 'PDF, 1 MB', 'PDF, 2,3 MB'])
})

test('only the address of a document names one', () => {
  const hrefs = [
    href,
    `${href}#page=2`,
    '/media/documenten/Voorwaarden.pdf',
    '/media/documenten/a/b.pdf',
    '/contact',
  ]

  assert.deepEqual(hrefs.map(documentNameIn), ['voorwaarden', 'voorwaarden', undefined, undefined, undefined])
})

test('a link to a document that is not there is told', () => {
  const text =
    '<p>Lees de <a href="/media/documenten/weg.pdf">oude voorwaarden</a> of <a href="/media/documenten/voorwaarden.pdf">de nieuwe</a>.</p>'
  const { checked, site } = sampleCheck(withBlocks({ kind: 'text', id: 'tekst', html: text }))

  const messages = brokenLinks(checked, site).map(({ message }) => message)

  assert.deepEqual(messages, ['De link /media/documenten/weg.pdf leidt naar een document dat er niet is.'])
})
