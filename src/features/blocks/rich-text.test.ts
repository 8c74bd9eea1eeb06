import assert from 'node:assert/strict'
import test from 'node:test'
import { isAllowedLink, plainTextOf, readRichText } from './rich-text.ts'

test('a text is read into a tree of the allowed tags', () => {
  const reading = readRichText('<h2>Kop</h2>\n<p>Lees <a href="/contact">onze <strong>hulp</strong></a>.</p>')

  assert.deepEqual(reading, {
    ok: true,
    value: [
      { tag: 'h2', children: ['Kop'] },
      {
        tag: 'p',
        children: [
          'Lees ',
          { tag: 'a', href: '/contact', children: ['onze ', { tag: 'strong', children: ['hulp'] }] },
          '.',
        ],
      },
    ],
  })
})

test('in plain text the cells of a table stay apart', () => {
  const reading = readRichText('<table><tbody><tr><th>Premie</th><td>€ 9</td></tr></tbody></table>')

  assert.match(reading.ok ? plainTextOf(reading.value) : '', /^Premie · € 9 ·\s*$/)
})

test('a list may stand in an item, behind its words; in plain text each item has a line', () => {
  const html = '<ul><li>Een <strong>ding</strong><ol><li>Twee</li></ol></li>\n<li>Drie</li></ul>'
  const reading = readRichText(html)

  assert.deepEqual(reading.ok && plainTextOf(reading.value).match(/[^\n]+/g), ['Een ding', 'Twee', 'Drie'])
})

test('a long item is read in one pass: ten times as long takes no hundred times the work', () => {
  const item = 'a<br>'.repeat(200_000)

  assert.equal(readRichText(`<ul><li>${item}<ol><li>b</li></ol></li></ul>`).ok, true)
})

test('tables and quotes are allowed', () => {
  const table =
    '<table><caption>Bedragen</caption><thead><tr><th>Jaar</th></tr></thead><tbody><tr><td>2026</td></tr></tbody></table>'

  assert.equal(readRichText(`${table}<blockquote><p>Fijn.</p></blockquote>`).ok, true)
})

test('written-out characters become the characters themselves', () => {
  const reading = readRichText('<p>Zorg &amp; welzijn &lt;3</p>')

  assert.equal(reading.ok && plainTextOf(reading.value).trim(), 'Zorg & welzijn <3')
})

const refused: [html: string, fault: RegExp][] = [
  ['<script>alert(1)</script>', /<script> is not allowed/],
  ['<p onclick="x()">a</p>', /is not allowed/],
  ['<p style="color:red">a</p>', /is not allowed/],
  ['<img src="x">', /is not allowed/],
  ['<a href="/x">a</a>', /<a> may not stand inside <root>/],
  ['<p><a>a</a></p>', /<a> is not allowed/],
  ['<p><a href="javascript:alert(1)">a</a></p>', /A link may not go to javascript/],
  ['<p><a href="//kwaad.example">a</a></p>', /A link may not go to/],
  ['<p><p>a</p></p>', /<p> may not stand inside <p>/],
  ['<p>a', /<p> is not closed/],
  ['a', /"a" stands outside a paragraph/],
  ['<p>a</strong></p>', /<\/strong> closes nothing/],
  ['<constructor>a</constructor>', /is not allowed/],
  ['<p>a<', /is not allowed/],
  ['<ul><li>a<ul><li>b</li></ul>c</li></ul>', /"c" stands outside/],
  ['<ul><li>a<ul><li>b</li></ul><em>c</em></li></ul>', /<em> stands behind the list/],
  [`${'<ul><li>a'.repeat(4)}${'</li></ul>'.repeat(4)}`, /<ul> stands too deep/],
]

for (const [html, fault] of refused) {
  test(`${html} is refused with the fault`, () => {
    const reading = readRichText(html)

    assert.equal(reading.ok, false)
    assert.match(reading.ok ? '' : reading.fault, fault)
  })
}

test('links stay on our site or go to an address that runs nothing', () => {
  for (const href of [
    '/',
    '/contact',
    '#kop',
    'https://www.skgz.nl',
    'https://www.skgz.nl/@wie',
    'mailto:a@example.nl',
    'tel:+31201234567',
  ]) {
    assert.equal(isAllowedLink(href), true, href)
  }
  for (const href of [
    '',
    '//x',
    '/\\x',
    'http://x',
    'data:text/html,x',
    ' /x',
    '/x y',
    'JavaScript:x',
    'https://izz.nl@x.nl/',
  ]) {
    assert.equal(isAllowedLink(href), false, href)
  }
})
