import assert from 'node:assert/strict'
import test from 'node:test'
import { lineOf } from './line-of.ts'

const facts = new Map([['eigen-risico-2026', '€\u00a0385']])
const source = `export const page = {
  title: 'Eigen risico',
  blocks: [
    { kind: 'text', id: 'een', html: '<p>Dit is de <strong>eerste</strong> zin.</p>' },
    {
      id: 'twee',
      html: \`
<p>Dit is de <a href="/weg">eerste</a> zin.</p>
<p>Je betaalt {{eigen-risico-2026}}&nbsp;zelf.</p>
\`,
    },
  ],
}`

const places: [what: string, finding: Parameters<typeof lineOf>[1], line: number][] = [
  ['words are found where they stand', { message: '', text: 'Eigen risico' }, 2],
  ['words are found through the tags between them', { message: '', text: 'Dit is de eerste zin.' }, 4],
  [
    'words are looked for from their block on',
    { message: '', text: 'Dit is de eerste zin.', block: 'twee' },
    8,
  ],
  ['an address is found inside its tag', { message: '', text: '/weg', block: 'twee' }, 8],
  [
    'words with a fact are found by what is read',
    { message: '', text: 'Je betaalt €\u00a0385\u00a0zelf.' },
    9,
  ],
  ['what is not in the file is told at its block', { message: '', text: 'Nergens', block: 'twee' }, 6],
  ['what has no place is told at the beginning', { message: '' }, 1],
]

for (const [what, finding, line] of places) {
  test(what, () => {
    assert.equal(lineOf(source, finding, facts), line)
  })
}
