import assert from 'node:assert/strict'
import test from 'node:test'
import { readJsonOnce } from '#database/json.ts'
import { sampleFacts } from '#test/sample-facts.ts'
import { getFacts } from './facts.ts'
import { findSumBelowNought, textsOverTime } from './sums.ts'

const source = { name: 'Voorbeeld' }
const facts = getFacts(
  sampleFacts({
    yearFacts: [
      {
        name: 'eigen-risico',
        label: 'Eigen risico',
        kind: 'amount',
        values: [
          { from: '2026-01-01', to: '2026-12-31', value: 385_00, status: 'vastgesteld', source },
          { from: '2027-01-01', to: '2027-06-30', value: 460_00, status: 'voorlopig', source },
          { from: '2027-07-01', value: 165_00, status: 'voorlopig', source },
        ],
      },
    ],
  }),
  '2026-11-18',
)
const found = (text: string, year?: number) =>
  findSumBelowNought(storedPage({ html: text, ...(year && { year }) }), textsOverTime(facts))
const storedPage = (block: object) => readJsonOnce(JSON.stringify({ blocks: [{ html: 'Tekst' }, block] }))

test('a sum that people can pay today and after every change that is known is one', () => {
  for (const sum of [
    'eigen-risico 2026 - € 385',
    'eigen-risico - € 165',
    '€ 460 - eigen-risico',
    '€ 1 + € 2',
  ])
    assert.equal(found(`Dan {{${sum}}}.`), undefined, sum)
})

test('a sum below nought is found, today or when a fact changes by itself', () => {
  for (const sum of [
    'eigen-risico 2026 - € 386',
    '€ 400 - eigen-risico',
    'eigen-risico - € 166',
    '€ 1 - € 2',
  ])
    assert.equal(found(`Eerst {{eigen-risico}}, dan {{${sum}}}.`), sum)
})

test('what a block is about counts', () => {
  assert.equal(found('{{€ 400 - eigen-risico}}', 2026), undefined)
})

test('what texts will say is worked out once for the same facts, however many pages are judged by it', () => {
  const [facts, others] = [getFacts(sampleFacts()), getFacts(sampleFacts())]

  assert.equal(textsOverTime(facts), textsOverTime(facts))
  assert.notEqual(textsOverTime(others), textsOverTime(facts))
})
