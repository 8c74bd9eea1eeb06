import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleCheck, withBlocks, withText } from '#test/sample-pages.ts'
import { emptyTexts } from './empty-texts.ts'

function faultsOf(changes: Parameters<typeof sampleCheck>[0]) {
  const { checked, site } = sampleCheck(changes)
  return emptyTexts(checked, site)
}

const withoutWords = [
  '',
  '<p></p>',
  '<p> </p><p>&nbsp;</p>',
  '<p><strong> </strong><br></p>',
  '<h2></h2>',
  '<ul><li></li><li> </li></ul>',
  '<table><tbody><tr><td></td><td></td></tr></tbody></table>',
  '<p>…</p>',
  '<p>\u3164\u115f</p>',
  '<p>\u200b\u00ad\u2800</p>',
]

test('a text that must be there has words: tags, spaces and dots alone are none', () => {
  for (const html of withoutWords)
    assert.deepEqual(
      faultsOf(withText(html)),
      [{ message: 'Vul dit in.', block: 'tekst', field: 'html' }],
      html,
    )
  for (const html of ['<p>Ja</p>', '<ul><li>1</li></ul>', '<blockquote><p>é</p></blockquote>'])
    assert.deepEqual(faultsOf(withText(html)), [], html)
})

test('a heading in a text has words too, also when the text below it has', () => {
  const message = 'In de tekst staat een kop zonder woorden. Typ de kop, of haal hem weg.'
  for (const heading of ['', ' ', '\u200b', '\u200c\u200d', '\u2060\ufeff', '\u00ad'])
    for (const tag of ['h2', 'h3'])
      assert.deepEqual(
        faultsOf(withText(`<h2>Kop</h2><${tag}>${heading}</${tag}><p>Tekst.</p>`)),
        [{ message, block: 'tekst', field: 'html' }],
        JSON.stringify(heading),
      )
})

test('an empty answer and an empty text of a film are told at their fields', () => {
  const blocks = withBlocks(
    {
      kind: 'collapsible-list',
      id: 'vragen',
      title: 'Vragen',
      items: [
        { id: 'een', question: 'Waarom?', html: '<p>Daarom.</p>' },
        { id: 'twee', question: 'Hoezo?', html: '<p></p>' },
      ],
    },
    {
      kind: 'video',
      id: 'film',
      title: 'Film',
      source: { from: 'us', film: 'eigen-risico' },
      transcript: '<p><br></p>',
    },
  )

  assert.deepEqual(faultsOf(blocks), [
    { message: 'Vul dit in.', block: 'vragen', field: 'items.1.html' },
    { message: 'Vul dit in.', block: 'film', field: 'transcript' },
  ])
})

test('a title that nobody can see is no title', () => {
  const items = [{ id: 'een', question: '\u200b\u3164', html: '<p>Daarom.</p>' }]
  const blocks = withBlocks({ kind: 'collapsible-list', id: 'vragen', title: 'Vragen', items })

  assert.deepEqual(
    faultsOf({ ...blocks, title: '\u00ad \u2800' }).map(({ field }) => field),
    ['title', 'items.0.question'],
  )
})
