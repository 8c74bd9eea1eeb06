import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { amountIn, dayIn } from './fact-values.ts'
import type { YearFact } from './year-fact.ts'

const fact = (name: string, value: string): YearFact => ({
  name,
  label: 'Iets',
  year: 2026,
  value,
  status: 'vastgesteld',
  source: { name: 'Iemand' },
  answers: [],
})
const facts = [
  fact('eigen-risico-2026', '€ 385'),
  fact('termijn-2026', '€ 38,50'),
  fact('grens-2026', '€ 39.719'),
  fact('opzegdatum-2026', '31 december 2026'),
]

test('an amount of a year is known in whole cents', () => {
  equal(amountIn(facts, 'eigen-risico', 2026)?.value, 385_00)
  equal(amountIn(facts, 'termijn', 2026)?.value, 38_50)
  equal(amountIn(facts, 'grens', 2026)?.value, 39_719_00)
})

test('a day of a year is known as a day', () => {
  equal(dayIn(facts, 'opzegdatum', 2026)?.value, '2026-12-31')
})

test('what is not there, or is something else, is not known', () => {
  equal(amountIn(facts, 'eigen-risico', 2027), undefined)
  equal(amountIn(facts, 'opzegdatum', 2026), undefined)
  equal(dayIn(facts, 'eigen-risico', 2026), undefined)
})
