import assert from 'node:assert/strict'
import test from 'node:test'
import { yearFacts } from '../../../../content/facts/year-facts.ts'
import { type FactKind, factKindOf, readFact } from './fact-kinds.ts'

function factOf(kind: FactKind, typed: string): string | undefined {
  const reading = readFact(kind, typed)
  return reading.ok ? reading.value : undefined
}

test('an amount is a number of euros, and gets its sign when that was left out', () => {
  for (const [typed, value] of [
    ['€ 385', '€ 385'],
    ['385', '€ 385'],
    ['€38,50', '€ 38,50'],
    ['€ 1.250', '€ 1.250'],
  ] as const)
    assert.equal(factOf('amount', typed), value)
  for (const typed of ['driehonderd', '€', '€ 3.85', '38,5', '-5', '385 euro', '€ 385 per jaar', '1e3'])
    assert.equal(factOf('amount', typed), undefined, typed)
})

test('a day exists, and is written in words', () => {
  assert.equal(factOf('day', '2026-12-31'), '31 december 2026')
  assert.equal(factOf('day', '1 Maart 2028'), '1 maart 2028')
  for (const typed of ['31 november 2026', '30 februari 2028', '2026-13-01', '12 novembr 2026', 'morgen'])
    assert.equal(factOf('day', typed), undefined, typed)
})

test('a percentage is a number with its sign or its word', () => {
  for (const typed of ['20 procent', '3,5%', '3,5 %', '100 procent', '0%'])
    assert.equal(factOf('percent', typed), typed)
  for (const typed of ['twintig procent', '20', 'procent', '101 procent', '100,01%', '999 %'])
    assert.equal(factOf('percent', typed), undefined)
})

test('every fact of the content is of a kind of its own, and stays as it is written', () => {
  for (const { name, value } of yearFacts) {
    assert.notEqual(factKindOf(value), 'text', name)
    assert.equal(factOf(factKindOf(value), value), value)
  }
})
