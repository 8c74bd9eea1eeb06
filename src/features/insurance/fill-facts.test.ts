import assert from 'node:assert/strict'
import test from 'node:test'
import { fillFacts } from './fill-facts.ts'

const texts = new Map([
  ['eigen-risico-2026', '€ 385'],
  ['premie-plus-2026', '€ 24,50'],
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
      title: 'Betaal € 385',
      order: 3,
      blocks: [{ html: '<p>€ 24,50 en € 385</p>', isOpen: true, none: null }],
    },
  })
})

const faults: [text: string, fault: string][] = [
  ['{{eigen-risico-2027}}', 'blocks.0.html: there is no fact with the name eigen-risico-2027.'],
  ['{{ eigen-risico-2026 }}', 'blocks.0.html: there is no fact with the name  eigen-risico-2026 .'],
  ['{{}}', 'blocks.0.html: there is no fact with the name .'],
  ['{{eigen-risico-2026', 'blocks.0.html: {{ is not followed by a name and }}.'],
  ['{{constructor}}', 'blocks.0.html: there is no fact with the name constructor.'],
]

for (const [html, fault] of faults) {
  test(`${html} is refused with the place and the name`, () => {
    assert.deepEqual(fillFacts({ blocks: [{ html }] }, texts), { ok: false, fault })
  })
}
