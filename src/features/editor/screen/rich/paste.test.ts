import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { plainTextOf, readRichText } from '#features/blocks/rich-text.ts'
import { cleanRichText } from '../../drafts/clean-rich-text.ts'
import { toDocument, toRichText } from './rich-document.ts'

const cases: [what: string, pasted: string, left: string][] = [
  ['a script', '<p>Hoi<script>alert(1)</script></p>', '<p>Hoi</p>'],
  ['a script that is not closed', '<p>Hoi</p><script>alert(1)', '<p>Hoi</p>'],
  ['an attribute that runs', '<p onclick="alert(1)" style="color:red">Hoi</p>', '<p>Hoi</p>'],
  ['a picture that runs', '<img src=x onerror=alert(1)>Hoi', '<p>Hoi</p>'],
  ['a drawing with a script', '<svg><script>alert(1)</script></svg><p>Hoi</p>', '<p>Hoi</p>'],
  ['a link that runs', '<p><a href="javascript:alert(1)">Hoi</a></p>', '<p>Hoi</p>'],
  ['what a word processor adds', '<!--[if mso]><xml>x</xml><![endif]--><p>Hoi<o:p></o:p></p>', '<p>Hoi</p>'],
]

for (const [what, pasted, left] of cases) {
  test(`of ${what} only the words are left (INP-06)`, () => {
    assert.equal(cleanRichText(pasted), left)
  })
}

test('whatever is pasted, what is left is a text as the site takes it (INP-06)', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '<p',
    '<p>',
    '<script>',
    '</script>',
    ' onx=',
    '<a href="',
    '<!--',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }), (parts) => {
      assert.ok(readRichText(cleanRichText(parts.join(''))).ok)
    }),
    { numRuns: 2_000 },
  )
})

test('whichever tags begin and end around them, all words that are pasted can be typed in (INP-06)', () => {
  const names = 'p h2 ul li blockquote table caption thead tbody tfoot tr th td b a sup section'.split(' ')
  const tags = fc.constantFrom(
    ...names.flatMap((name) => [`<${name}>`, `</${name}>`]),
    '<a href="/x">',
    '<br>',
  )
  const words = fc.constantFrom(' een ', ' twee ', ' drie ')
  fc.assert(
    fc.property(fc.array(fc.oneof(tags, words), { maxLength: 30 }), (parts) => {
      const reading = readRichText(cleanRichText(parts.join('')))

      const typed = reading.ok ? plainTextOf(toRichText(toDocument(reading.value))) : ''

      const pasted = parts.filter((part) => part.startsWith(' '))
      assert.deepEqual(typed.match(/[a-z]+/g) ?? [], pasted.join('').match(/[a-z]+/g) ?? [])
    }),
    { numRuns: 2_000 },
  )
})
