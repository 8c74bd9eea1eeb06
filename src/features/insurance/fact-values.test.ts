import { equal } from 'node:assert/strict'
import { test } from 'node:test'
import { amountIn, dayIn, percentIn } from './fact-values.ts'
import { yearFactList } from './year-fact.ts'

const rest = { status: 'vastgesteld', source: { name: 'Iemand' } } as const
const facts = yearFactList.parse([
  {
    name: 'eigen-risico',
    label: 'Iets',
    kind: 'amount',
    values: [
      { from: '2026-01-01', to: '2026-12-31', value: 385_00, ...rest },
      { from: '2027-07-01', value: 460_00, ...rest },
    ],
  },
  {
    name: 'opzegdatum',
    label: 'Dag',
    kind: 'day',
    values: [{ from: '2026-01-01', value: '2026-12-31', ...rest }],
  },
  {
    name: 'korting',
    label: 'Deel',
    kind: 'percent',
    values: [{ from: '2026-01-01', to: '2026-12-31', value: 12.5, ...rest }],
  },
])

test('an amount of a year is known in whole cents, also of what begins halfway or goes on', () => {
  equal(amountIn(facts, 'eigen-risico', 2026)?.value, 385_00)
  equal(amountIn(facts, 'eigen-risico', 2027)?.value, 460_00)
  equal(amountIn(facts, 'eigen-risico', 2040)?.value, 460_00)
})

test('a day of a year is known as a day', () => {
  equal(dayIn(facts, 'opzegdatum', 2026)?.value, '2026-12-31')
})

test('a percentage of a year is known as a number', () => {
  equal(percentIn(facts, 'korting', 2026)?.value, 12.5)
  equal(percentIn(facts, 'korting', 2027), undefined)
  equal(percentIn(facts, 'eigen-risico', 2026), undefined)
})

test('what is not there, or is something else, is not known', () => {
  equal(amountIn(facts, 'eigen-risico', 2025), undefined)
  equal(amountIn(facts, 'opzegdatum', 2026), undefined)
  equal(dayIn(facts, 'eigen-risico', 2026), undefined)
})
