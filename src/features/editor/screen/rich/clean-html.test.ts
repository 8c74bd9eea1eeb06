import assert from 'node:assert/strict'
import test from 'node:test'
import fc from 'fast-check'
import { cleanHtml } from './clean-html.ts'

const cases: [what: string, pasted: string, left: string][] = [
  ['a script', '<p>Hoi<script>alert(1)</script></p>', '<p>Hoi</p>'],
  ['a script that is not closed', '<p>Hoi</p><script>alert(1)', '<p>Hoi</p>'],
  ['an attribute that runs', '<p onclick="alert(1)" style="color:red">Hoi</p>', '<p>Hoi</p>'],
  ['a picture that runs', '<img src=x onerror=alert(1)>Hoi', 'Hoi'],
  ['a drawing with a script', '<svg><script>alert(1)</script></svg><p>Hoi</p>', '<p>Hoi</p>'],
  ['a link that runs', '<a href="javascript:alert(1)">Hoi</a>', '<a>Hoi</a>'],
  [
    'a link elsewhere',
    '<a class="x" href="https://example.nl/a">Hoi</a>',
    '<a href="https://example.nl/a">Hoi</a>',
  ],
  ['bold of a browser', '<b>vet</b> en <i>schuin</i>', '<strong>vet</strong> en <em>schuin</em>'],
  ['headings of a document', '<h1>Een</h1><h4>Twee</h4>', '<h2>Een</h2><h3>Twee</h3>'],
  ['what a word processor adds', '<!--[if mso]><xml>x</xml><![endif]--><p>Hoi<o:p></o:p></p>', '<p>Hoi</p>'],
]

for (const [what, pasted, left] of cases) {
  test(`of ${what} only the words are left (INP-06)`, () => {
    assert.equal(cleanHtml(pasted), left)
  })
}

test('whatever is pasted, only tags that a text may have are left (INP-06)', () => {
  const pieces = fc.constantFrom(
    '<',
    '>',
    '"',
    "'",
    '<p',
    '<script>',
    '</script>',
    ' onx=',
    'href=',
    '<a ',
    'x',
    '<!--',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }), (parts) => {
      const tags = cleanHtml(parts.join('')).match(/<[^>]*>?/g) ?? []

      assert.deepEqual(
        tags.filter((tag) => !/^<\/?[a-z0-9]+>$|^<a href="[^"<>]*">$/.test(tag)),
        [],
      )
    }),
    { numRuns: 2_000 },
  )
})
