import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleFacts } from '#test/sample-facts.ts'
import { getFacts, readFacts } from './facts.ts'

test('texts may name year facts, premiums and covers', () => {
  const { texts } = getFacts(sampleFacts())

  assert.equal(texts.get('eigen-risico-2026'), '€\u00a0385')
  assert.equal(texts.get('premie-plus-2026'), '€\u00a024,50')
  assert.equal(texts.get('premie-vgz-natura-2026'), '€\u00a0157,95')
  assert.equal(texts.get('dekking-plus-bril-2026'), '€\u00a0150 per 2 jaar')
})

test('the insurance data may name year facts itself', () => {
  const { texts, insurance } = getFacts(sampleFacts())

  assert.equal(insurance.products[0]?.offers[0]?.covers['eigen-risico'], '€\u00a0385 per jaar')
  assert.equal(texts.get('dekking-vgz-natura-eigen-risico-2026'), '€\u00a0385 per jaar')
})

type Facts = ReturnType<typeof sampleFacts>

const misfits: [why: string, change: (facts: Facts) => unknown, fault: RegExp][] = [
  [
    'two year facts of one name',
    (facts) => facts.yearFacts.push(...facts.yearFacts),
    /^yearFacts: Two facts have the same name/,
  ],
  [
    'a year fact without a source',
    (facts) => delete (facts.yearFacts[0] as { source?: unknown }).source,
    /^yearFacts\.0\.source/,
  ],
  [
    'an amount in words',
    (facts) => Object.assign(facts.insurance.products[1]?.offers[0]?.premium ?? {}, { cents: 'veel' }),
    /^insurance\.products\.1\.offers\.0\.premium\.cents/,
  ],
  [
    'a status that does not exist',
    (facts) => Object.assign(facts.insurance.products[1]?.offers[0]?.premium ?? {}, { status: 'ongeveer' }),
    /^insurance\.products\.1\.offers\.0\.premium\.status/,
  ],
  [
    'an insurer that does not exist',
    (facts) => Object.assign(facts.insurance.products[0] ?? {}, { insurer: 'cz' }),
    /^insurance\.products\.0\.insurer: There is no insurer cz/,
  ],
  [
    'a cover that is missing',
    (facts) => Object.assign(facts.insurance.products[1]?.offers[0] ?? {}, { covers: {} }),
    /^insurance\.products\.1\.offers\.0\.covers: The cover bril is missing/,
  ],
  [
    'a cover of another kind',
    (facts) => Object.assign(facts.insurance.products[1]?.offers[0]?.covers ?? {}, { 'eigen-risico': 'nee' }),
    /^insurance\.products\.1\.offers\.0\.covers: There is no cover eigen-risico of this kind/,
  ],
  [
    'two products of one id',
    (facts) => Object.assign(facts.insurance.products[1] ?? {}, { id: 'vgz-natura' }),
    /^insurance\.products\.1\.id: There are two of vgz-natura/,
  ],
  [
    'the name of a fact that does not exist',
    (facts) => Object.assign(facts.insurance.products[1]?.offers[0]?.covers ?? {}, { bril: '{{gratis}}' }),
    /^insurance\.products\.1\.offers\.0\.covers\.bril: there is no fact with the name gratis/,
  ],
]

for (const [why, change, fault] of misfits) {
  test(`${why} is refused with the place of the fault`, () => {
    const facts = structuredClone(sampleFacts())
    change(facts)

    const reading = readFacts(facts)

    assert.match(reading.ok ? 'it was read' : reading.fault, fault)
  })
}
