import assert from 'node:assert/strict'
import test from 'node:test'
import { samplePage } from '#test/sample-pages.ts'
import { unknownFacts } from './unknown-facts.ts'

const texts = new Map<string, string | number>([
  ['eigen-risico-2026', 38_500],
  ['dag-2026', '1 mei'],
  ...['natura', 'restitutie', 'plus', 'tand-1'].map((id): [string, number] => [`premie-${id}-2026`, 1_000]),
  ['soort natura', 'basic'],
  ['soort restitutie', 'basic'],
  ['soort plus', 'supplementary'],
  ['soort tand-1', 'dental'],
])

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

test('a brace too many is told, for it would be read', () => {
  for (const title of ['{{{eigen-risico-2026}}}', '{{{eigen-risico-2026}}', '{{eigen-risico-2026}}}'])
    assert.deepEqual(faultsOf(title), ['Zet de naam van een feit tussen {{ en }}, zoals {{naam}}.'])
})

test('a premium is of insurances that somebody can have together', () => {
  for (const called of [
    'premie natura plus tand-1 2026',
    'jaarpremie plus 2026',
    'premie natura 2026 - premie restitutie 2026',
  ])
    assert.deepEqual(faultsOf(`{{${called}}}`), [], called)

  for (const called of [
    'premie natura restitutie 2026',
    'jaarpremie plus tand-1 natura restitutie 2026',
    'premie natura plus restitutie 2026 + € 10',
  ])
    assert.deepEqual(faultsOf(`{{${called}}}`), [
      'Niemand heeft natura en restitutie samen. Noem hooguit één basisverzekering, één aanvullende verzekering en één tandverzekering.',
    ])
  assert.match(faultsOf('{{premie plus plus 2026}}').join(), /^Niemand heeft plus en plus samen\./)
  assert.equal(faultsOf('{{soort plus}}').length, 1)
})

test('a name that runs on into the next paragraph is told in words, without the HTML between them', () => {
  assert.deepEqual(faultsOf('<p>In {{jaar einde</p><p>Zin:&nbsp;jaar}} is het.</p>'), [
    'Er is geen feit met de naam jaar einde Zin: jaar.',
  ])
})

test('an amount or a sum is one that can be paid, written as amounts are', () => {
  for (const sound of [
    '€ 150',
    '€ 1500',
    '€ 1.250,50',
    'eigen-risico 2026 - € 385',
    '€ 1.000 + eigen-risico 2026',
  ])
    assert.deepEqual(faultsOf(`In 2026 {{${sound}}}`), [], sound)

  for (const amount of ['€ 1.5.5', '€ 1.0000', '€ 5.5', '€ 01.000', '€ 05', '€ 99999999'])
    assert.deepEqual(faultsOf(`{{${amount}}}`), [
      `Schrijf ${amount} als een bedrag, zoals € 100 of € 1.250,50.`,
    ])
  for (const sum of ['eigen-risico 2026 + dag 2026', 'eigen-risico 2026 + weg', '€ 1 + € 5.5'])
    assert.match(faultsOf(`{{${sum}}}`).join(), /^De som .* klopt niet\. Tel feiten/)
})

test('a name that is there, but written otherwise, is told so; one without end is told in short', () => {
  for (const called of ['eigen-risico  2026', 'eigen-risico&nbsp;2026', '<em>eigen-risico 2026</em>'])
    assert.deepEqual(faultsOf(`{{${called}}}`), [
      'Schrijf {{eigen-risico 2026}} met gewone spaties en zonder opmaak.',
    ])
  assert.deepEqual(faultsOf('{{}}'), ['Zet de naam van een feit tussen {{ en }}, zoals {{naam}}.'])
  assert.ok((faultsOf(`{{${'weg'.repeat(500)}}}`)[0] ?? '').length < 150)
})
