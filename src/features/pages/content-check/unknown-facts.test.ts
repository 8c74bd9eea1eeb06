import assert from 'node:assert/strict'
import test from 'node:test'
import { samplePage } from '#test/sample-pages.ts'
import { unknownFacts } from './unknown-facts.ts'

const texts = new Map([['eigen-risico-2026', '€ 385']])

function faultsOf(title: string): string[] {
  return unknownFacts(samplePage('/x', { title }), texts).map(({ message }) => message)
}

test('a fact that exists may be named', () => {
  assert.deepEqual(faultsOf('In 2026 is het {{eigen-risico-2026}}'), [])
})

test('every unknown fact is told by its name', () => {
  assert.deepEqual(faultsOf('{{eigen-risico-2016}} en {{premie}}'), [
    'Er is geen feit met de naam eigen-risico-2016.',
    'Er is geen feit met de naam premie.',
  ])
})

test('a name that is not closed is told too', () => {
  assert.equal(faultsOf('In 2026 {{eigen-risico-2026}').length, 1)
})

test('a name that runs on into the next paragraph is told in words, without the HTML between them', () => {
  assert.deepEqual(faultsOf('<p>In {{jaar einde</p><p>Zin:&nbsp;jaar}} is het.</p>'), [
    'Er is geen feit met de naam jaar einde Zin: jaar.',
  ])
})
