import assert from 'node:assert/strict'
import test from 'node:test'
import { readJsonOnce } from '#database/json.ts'
import { fillFacts } from './fill-facts.ts'

const texts = new Map<string, string | number>([
  ['eigen-risico-2026', 385_00],
  ['premie-plus-2026', 24_50],
  ['premie-tand-1-2026', 12_95],
  ['opzegdatum-2026', '31 december 2025'],
])

test('every name in every text of a document is filled in, and nothing else changes', () => {
  const document = {
    title: 'Betaal {{eigen-risico-2026}}',
    order: 3,
    blocks: [{ html: '<p>{{premie-plus-2026}} en {{eigen-risico-2026}}</p>', isOpen: true, none: null }],
  }

  assert.deepEqual(fillFacts(document, texts), {
    ok: true,
    value: {
      title: 'Betaal €\u00a0385',
      order: 3,
      blocks: [{ html: '<p>€\u00a024,50 en €\u00a0385</p>', isOpen: true, none: null }],
    },
  })
})

test('a part in which nothing is called by name stays the one that it is', () => {
  const document = { title: '{{jaar}}', year: 2026, blocks: [{ html: '<p>Niets</p>' }] }

  const filling = fillFacts(document, texts)

  assert.ok(filling.ok)
  assert.equal(filling.value.title, '2026')
  assert.equal(filling.value.blocks, document.blocks)
})

test('a stored page is the same one again when it is filled in alike, and it alone', () => {
  const text = JSON.stringify({
    blocks: [
      { kind: 'own-risk', title: 'Een rekenhulp' },
      { kind: 'own-risk', html: '{{eigen-risico}}' },
      { kind: 'text', html: '{{premie-plus-2026}}' },
    ],
  })
  const stored = readJsonOnce(text)
  const dearer = new Map([...texts, ['premie-plus-2026', 26_00]])
  const others = [
    dearer,
    new Map(texts),
    new Map([...texts, ['eigen-risico', 400_00]]),
    new Map([...texts, ['jaar own-risk', 2026]]),
    new Map([...texts, ['jaar own-risk', 2027]]),
    new Map<string, string>(),
  ]

  for (const around of [...others, ...others.toReversed()])
    for (const year of [undefined, 2026, 2027])
      assert.deepEqual(fillFacts(stored, around, year), fillFacts(JSON.parse(text), around, year))
  assert.equal(fillFacts(stored, texts).value, fillFacts(stored, new Map(texts)).value)
  assert.notEqual(fillFacts(stored, texts).value, fillFacts(stored, dearer).value)
})

test('without a year it is that of the block, or of the page around it', () => {
  const document = {
    year: 2027,
    blocks: [{ year: 2026, html: '{{eigen-risico}}, {{opzegdatum}}, {{premie plus tand-1}} in {{jaar}}' }],
    title: '{{jaar}}',
  }

  assert.deepEqual(fillFacts(document, texts), {
    ok: true,
    value: {
      year: 2027,
      blocks: [{ year: 2026, html: '€\u00a0385, 31 december 2025, €\u00a037,45 in 2026' }],
      title: '2027',
    },
  })
})

test('an amount between the brackets is meant as it is typed', () => {
  assert.deepEqual(fillFacts('{{€ 150}} of {{€1.200,50}}', texts), {
    ok: true,
    value: '€\u00a0150 of €\u00a01.200,50',
  })
})

test('amounts are added and taken off, and a sum follows its facts', () => {
  for (const [html, shown] of [
    ['{{eigen-risico-2026 + € 100}}', '€ 485'],
    ['{{€ 300 + eigen-risico 2026}}', '€ 685'],
    ['{{eigen-risico 2026 + € 500 - € 216}}', '€ 669'],
    ['{{eigen-risico-2026 − € 1.200,50}}', '€ -815,50'],
    ['{{jaarpremie plus 2026 + € 160}}', '€ 454'],
  ])
    assert.deepEqual(fillFacts(html, texts), { ok: true, value: shown?.replace(' ', '\u00a0') })
  assert.deepEqual(fillFacts({ year: 2026, html: '{{eigen-risico + € 15}}' }, texts), {
    ok: true,
    value: { year: 2026, html: '€\u00a0400' },
  })
})

const faults: [text: string, fault: string][] = [
  ['{{eigen-risico-2027}}', 'blocks.0.html: there is no fact with the name eigen-risico-2027.'],
  ['{{ eigen-risico-2026 }}', 'blocks.0.html: there is no fact with the name  eigen-risico-2026 .'],
  ['{{}}', 'blocks.0.html: there is no fact with the name .'],
  ['{{eigen-risico-2026', 'blocks.0.html: {{ is not followed by a name and }}.'],
  ['{{eigen-risico}}', 'blocks.0.html: there is no fact with the name eigen-risico.'],
  ['{{premie plus goud 2026}}', 'blocks.0.html: there is no fact with the name premie plus goud 2026.'],
  ['{{premie opzegdatum 2026}}', 'blocks.0.html: there is no fact with the name premie opzegdatum 2026.'],
  ['{{constructor plus 2026}}', 'blocks.0.html: there is no fact with the name constructor plus 2026.'],
  [
    `{{premie${' plus'.repeat(13)} 2026}}`,
    `blocks.0.html: there is no fact with the name premie${' plus'.repeat(13)} 2026.`,
  ],
  ['{{eigen-risico-2026 + 100}}', 'blocks.0.html: there is no fact with the name eigen-risico-2026 + 100.'],
  [
    '{{eigen-risico-2026 + opzegdatum-2026}}',
    'blocks.0.html: there is no fact with the name eigen-risico-2026 + opzegdatum-2026.',
  ],
  [
    `{{eigen-risico-2026${' + € 1'.repeat(13)}}}`,
    `blocks.0.html: there is no fact with the name eigen-risico-2026${' + € 1'.repeat(13)}.`,
  ],
  ['{{constructor}}', 'blocks.0.html: there is no fact with the name constructor.'],
]

for (const [html, fault] of faults) {
  test(`${html} is refused with the place and the name`, () => {
    const document = { blocks: [{ html }] }

    assert.deepEqual(fillFacts(document, texts), { ok: false, value: document, fault })
  })
}

test('beside a name that nothing has, the others are filled', () => {
  const { ok, value } = fillFacts(['In 2026 {{eigen-risico-2026}}, {{weg}}.', '{{eigen-risico-2026}}'], texts)

  assert.equal(ok, false)
  assert.deepEqual(value, ['In 2026 €\u00a0385, {{weg}}.', '€\u00a0385'])
})
