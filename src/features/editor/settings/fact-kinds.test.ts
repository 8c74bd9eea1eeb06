import assert from 'node:assert/strict'
import test from 'node:test'
import type { FactKind, FactValue } from '#features/insurance/year-fact.ts'
import { yearFacts } from '../../../../content/facts/year-facts.ts'
import { readFact, writeFact } from './fact-kinds.ts'

function factOf(kind: FactKind, typed: string): string | number | undefined {
  const reading = readFact(kind, typed)
  return reading.ok ? reading.value : undefined
}

test('an amount is kept in whole cents, with or without its sign', () => {
  for (const [typed, value] of [
    ['€ 385', 385_00],
    ['385', 385_00],
    ['€38,50', 38_50],
    ['€ 1.250', 1_250_00],
    ['385 euro', 385_00],
    ['€ 1.000.000', 1_000_000_00],
  ] as const)
    assert.equal(factOf('amount', typed), value)
  for (const typed of [
    'driehonderd',
    '€',
    '€ 3.8',
    '38,5',
    '-5',
    '€ 1.000.000,01',
    '€ 9.999.999,99',
    '€ 385 per jaar',
    '1e3',
  ])
    assert.equal(factOf('amount', typed), undefined, typed)
})

test('a day exists, and may be written in words', () => {
  assert.equal(factOf('day', '31 december 2026'), '2026-12-31')
  assert.equal(factOf('day', '1 Maart 2028'), '2028-03-01')
  for (const typed of ['31 november 2026', '30 februari 2028', '2026-13-01', '12 novembr 2026', 'morgen'])
    assert.equal(factOf('day', typed), undefined, typed)
})

test('a percentage is a number with its sign or its word', () => {
  for (const [typed, value] of [
    ['20 procent', 20],
    ['3,5%', 3.5],
    ['3,5 %', 3.5],
    ['100 procent', 100],
    ['0%', 0],
  ] as const)
    assert.equal(factOf('percent', typed), value)
  for (const typed of ['twintig procent', '20', 'procent', '101 procent', '100,01%', '999 %'])
    assert.equal(factOf('percent', typed), undefined)
})

test('what stands in the form is read back as it was, for every fact of the content', () => {
  for (const { kind, values } of yearFacts)
    for (const { value } of values as FactValue[]) assert.equal(factOf(kind, writeFact(kind, value)), value)
})
