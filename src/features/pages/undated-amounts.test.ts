import assert from 'node:assert/strict'
import test from 'node:test'
import { samplePage } from '#test/sample-pages.ts'
import { type PageFile, readPage } from './page.ts'
import { undatedAmounts } from './undated-amounts.ts'

function undatedOn(changes: Partial<PageFile>): string[] {
  const reading = readPage(samplePage('/x', changes))
  assert.ok(reading.ok)
  return undatedAmounts(reading.value).map(({ text }) => text)
}

function undatedInText(html: string): string[] {
  return undatedOn({ blocks: [...samplePage('/x').blocks, { kind: 'text', id: 'tekst', html }] })
}

const dated = [
  '<p>In 2026 betaal je hooguit € 385.</p>',
  '<p>Je betaalt hooguit €&nbsp;385 (in 2026).</p>',
  '<p>Er is een eigen risico. In 2026 is dat, bijv. bij het ziekenhuis, € 385.</p>',
  '<p>Je krijgt in 2026 incl. btw € 1.000 terug.</p>',
  '<h2>Eigen risico in 2026: € 385</h2>',
  '<p>In 2026 betaal je:</p><ul><li>€ 385 eigen risico</li><li><strong>€ 100</strong> extra</li></ul>',
  '<table><caption>Premies in 2026</caption><tbody><tr><th>Plus</th><td>€ 24,50</td></tr></tbody></table>',
  '<table><caption>Premies</caption><thead><tr><th>Pakket</th><th>2026</th></tr></thead><tbody><tr><th>Plus</th><td>€ 24,50</td></tr></tbody></table>',
  '<table><caption>Eigen risico</caption><thead><tr><th>Jaar</th><th>Bedrag</th></tr></thead><tbody><tr><th>2026</th><td>€ 385</td></tr></tbody></table>',
  '<p>Dit kost geen euro. Het eigen risico staat in €.</p>',
  '<p>Er werken 2000 mensen.</p>',
]

for (const html of dated) {
  test(`${html} names no amount without its year`, () => {
    assert.deepEqual(undatedInText(html), [])
  })
}

const undated: [html: string, sentence: string][] = [
  ['<p>Je betaalt hooguit € 385.</p>', 'Je betaalt hooguit € 385.'],
  ['<p>Je betaalt 385 euro.</p>', 'Je betaalt 385 euro.'],
  ['<p>Zo was het in 2026. Je betaalt <strong>€&nbsp;385</strong>.</p>', 'Je betaalt €\u00a0385.'],
  ['<h2>Eigen risico: € 385</h2><p>Dat geldt in 2026.</p>', 'Eigen risico: € 385'],
  ['<p>Een nieuwe heup kost € 2026.</p>', 'Een nieuwe heup kost € 2026.'],
  ['<p>Een gebit kost € 2.026,00.</p>', 'Een gebit kost € 2.026,00.'],
  ['<p>Zo ging het in 2026.</p><ul><li>€ 385 eigen risico</li></ul>', '€ 385 eigen risico'],
  ['<p>In 2026 betaal je:</p><p>€ 385.</p>', '€ 385.'],
  ['<blockquote><p>Ik kreeg € 150 terug.</p></blockquote>', 'Ik kreeg € 150 terug.'],
  [
    '<table><caption>Premies</caption><thead><tr><th>2026</th><th>Straks</th></tr></thead><tbody><tr><td>€ 1</td><td>€ 2</td></tr></tbody></table>',
    '€ 2',
  ],
  ['<table><caption>Wat € 385 doet</caption><tbody><tr><td>2026</td></tr></tbody></table>', 'Wat € 385 doet'],
]

for (const [html, sentence] of undated) {
  test(`${html} names an amount without its year`, () => {
    assert.deepEqual(undatedInText(html), [sentence])
  })
}

test('titles, leads, questions and buttons are read too, and the field is named', () => {
  const reading = readPage(
    samplePage('/x', {
      title: 'Betaal € 385',
      blocks: [
        { kind: 'hero', id: 'begin', title: 'Premie', lead: 'Vanaf € 9,75 per maand.' },
        {
          kind: 'collapsible-list',
          id: 'vragen',
          title: 'Vragen over 2026',
          items: [{ id: 'a', question: 'Waarom € 385?', html: '<p>Zo is het in 2026.</p>' }],
        },
      ],
    }),
  )
  assert.ok(reading.ok)

  assert.deepEqual(undatedAmounts(reading.value), [
    { text: 'Betaal € 385', field: 'title' },
    { text: 'Vanaf € 9,75 per maand.', block: 'begin', field: 'lead' },
    { text: 'Waarom € 385?', block: 'vragen', field: 'items.0.question' },
  ])
})
