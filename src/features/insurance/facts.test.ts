import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleFacts } from '#test/sample-facts.ts'
import { getFacts, previewedOn, readFacts } from './facts.ts'
import { fillFacts, findFact } from './fill-facts.ts'

test('texts may name year facts, premiums and covers', () => {
  const { texts } = getFacts(sampleFacts())

  assert.equal(findFact(texts, 'eigen-risico 2026'), '€\u00a0385')
  assert.equal(findFact(texts, 'premie plus 2026'), '€\u00a024,50')
  assert.equal(findFact(texts, 'premie vgz-natura plus 2026'), '€\u00a0182,45')
  assert.equal(findFact(texts, 'jaarpremie plus 2026'), '€\u00a0294')
  assert.equal(findFact(texts, 'dekking plus bril 2026'), '€\u00a0150 per 2 jaar')
})

test('texts may name what the calculators reckon with, a discount also for a year', () => {
  const { insurance } = sampleFacts()
  const known = { year: 2026, status: 'voorlopig' as const, source: { name: 'Voorbeeld' } }
  const costs = {
    voluntary: [
      { ...known, cents: 500_00, discountInCents: 18_05 },
      { ...known, cents: 62_50, discountInCents: 2_00 },
    ],
    contributions: [],
    treatments: [{ ...known, id: 'mri-scan', label: 'MRI-scan', cents: 280_00, countsForOwnRisk: true }],
    allowances: [],
  }
  const { texts } = getFacts(sampleFacts({ insurance: { ...insurance, costs } }), '2027-01-01')

  assert.equal(findFact(texts, 'korting vrijwillig-500 2026'), '€\u00a018,05')
  assert.equal(findFact(texts, 'jaarkorting vrijwillig-500 2026'), '€\u00a0216,60')
  assert.equal(findFact(texts, 'eigen-risico 2026 + jaarkorting vrijwillig-500 2026'), '€\u00a0601,60')
  assert.equal(findFact(texts, 'korting vrijwillig-62-50 2026'), '€\u00a02')
  assert.equal(findFact(texts, 'korting vrijwillig-100 2026'), undefined)
  assert.equal(findFact(texts, 'prijs mri-scan'), '€\u00a0280 (in 2026)')
  assert.equal(findFact(texts, 'eigen-risico 2026 - prijs mri-scan 2026'), '€\u00a0105')
})

test('names as texts of before have them are still read', () => {
  const { texts } = getFacts(sampleFacts())

  assert.equal(findFact(texts, 'eigen-risico-2026'), '€\u00a0385')
  assert.equal(findFact(texts, 'premie-vgz-natura-2026'), '€\u00a0157,95')
  assert.equal(findFact(texts, 'dekking-plus-bril-2026'), '€\u00a0150 per 2 jaar')
})

test('the insurance data may name year facts itself', () => {
  const { texts, insurance } = getFacts(sampleFacts())

  assert.equal(insurance.products[0]?.offers[0]?.covers['eigen-risico'], '€\u00a0385 per jaar')
  assert.equal(findFact(texts, 'dekking-vgz-natura-eigen-risico-2026'), '€\u00a0385 per jaar')
})

type Facts = ReturnType<typeof sampleFacts>

test('without a year a fact is that of today or of the page, and says so when it is not certain yet', () => {
  const [fact] = sampleFacts().yearFacts
  const source = { name: 'Voorbeeld' }
  assert.ok(fact?.kind === 'amount')
  const next = { from: '2027-01-01', value: 460_00, status: 'voorlopig' as const, source }
  const files = sampleFacts({ yearFacts: [{ ...fact, values: [...fact.values, next] }] })
  const on = (today: string, called = 'eigen-risico', about?: number) =>
    findFact(getFacts(files, today).texts, called, about)

  assert.equal(on('2026-12-31'), '€\u00a0385')
  assert.equal(on('2027-01-01'), '€\u00a0460 (voorlopig)')
  assert.equal(on('2027-01-01', 'eigen-risico 2026'), '€\u00a0385')
  assert.equal(on('2026-12-31', 'eigen-risico 2028'), '€\u00a0460')
  assert.equal(on('2026-12-31', 'jaar'), '2026')
  assert.equal(on('2026-12-31', 'eigen-risico + € 100'), '€\u00a0485')
  assert.equal(on('2027-01-01', 'eigen-risico + € 100'), '€\u00a0560 (voorlopig)')
  assert.equal(on('2027-01-01', 'eigen-risico 2026 + € 100'), '€\u00a0485')

  assert.equal(on('2026-12-31', 'eigen-risico', 2027), '€\u00a0460 (voorlopig)')
  assert.equal(on('2026-12-31', 'eigen-risico', 2026), '€\u00a0385')
  assert.equal(on('2026-12-31', 'eigen-risico 2027', 2027), '€\u00a0460')
  assert.equal(on('2026-12-31', 'eigen-risico + € 100', 2027), '€\u00a0560 (voorlopig)')
  assert.equal(on('2027-01-01', 'eigen-risico + € 100', 2026), '€\u00a0485')
})

test('what is not certain yet on one day may be so on another', () => {
  const [fact] = sampleFacts().yearFacts
  assert.ok(fact?.kind === 'amount')
  const known = { value: 385_00, source: { name: 'Voorbeeld' } }
  const values = [
    { ...known, from: '2026-01-01', to: '2026-06-30', status: 'voorlopig' as const },
    { ...known, from: '2026-07-01', to: '2026-12-31', status: 'vastgesteld' as const },
  ]
  const facts = getFacts(sampleFacts({ yearFacts: [{ ...fact, values }] }), '2026-06-30')

  assert.equal(findFact(facts.texts, 'eigen-risico'), '€\u00a0385 (voorlopig)')
  assert.equal(findFact(previewedOn(facts, '2026-07-01').texts, 'eigen-risico'), '€\u00a0385')
  assert.equal(findFact(previewedOn(facts, '2026-07-01').texts, 'premie plus 2026'), '€\u00a024,50')
})

test('a sum takes what a fact is today, also when it changes within a year', () => {
  const [fact] = sampleFacts().yearFacts
  const [value] = fact?.values ?? []
  assert.ok(fact?.kind === 'amount' && value)
  const values = [
    { ...value, from: '2026-01-01', to: '2026-06-30', value: 100_00 },
    { ...value, from: '2026-07-01', to: '2026-12-31', value: 120_00 },
  ]
  const files = sampleFacts({ yearFacts: [fact, { ...fact, name: 'reiskosten', values }] })
  const { texts } = getFacts(files, '2026-08-01')

  assert.equal(findFact(texts, 'reiskosten'), '€\u00a0120')
  assert.equal(findFact(texts, 'reiskosten + € 10'), '€\u00a0130')
})

test('when nobody filled in the new year, the last that held is told with its year, of one year together', () => {
  const { texts } = getFacts(sampleFacts(), '2027-01-01')

  assert.equal(findFact(texts, 'eigen-risico'), '€\u00a0385 (in 2026)')
  assert.equal(findFact(texts, 'premie vgz-natura plus'), '€\u00a0182,45 (in 2026)')
  assert.equal(findFact(texts, 'eigen-risico + € 100'), '€\u00a0485 (in 2026)')
  assert.equal(findFact(texts, 'dekking plus bril'), '€\u00a0150 per 2 jaar (in 2026)')
  assert.equal(findFact(texts, 'eigen-risico 2026'), '€\u00a0385')
  assert.equal(findFact(texts, 'eigen-risico', 2026), '€\u00a0385')
  assert.equal(findFact(texts, 'premie vgz-natura plus 2027'), undefined)
})

test('a day of before is told as it was: it names its year itself', () => {
  const sample = sampleFacts()
  const values = [
    {
      from: '2027-01-01',
      to: '2027-12-31',
      value: '2026-12-31',
      status: 'vastgesteld' as const,
      source: { name: 'Wet' },
    },
  ]
  const { texts } = getFacts(
    {
      ...sample,
      yearFacts: [...sample.yearFacts, { name: 'opzegdatum', label: 'Opzegdatum', kind: 'day', values }],
    },
    '2028-01-01',
  )

  assert.equal(findFact(texts, 'opzegdatum'), '31 december 2026')
  assert.equal(findFact(texts, 'jaar opzegdatum'), '2027')
})

test('the year of what is told can be called too, and then no amount of that year repeats it', () => {
  const told = (text: string, day: string, about?: number) =>
    fillFacts(text, getFacts(sampleFacts(), day).texts, about)
  const text = 'In {{jaar eigen-risico}} is het {{eigen-risico}}, met Plus {{premie plus}} per maand.'
  const value = 'In 2026 is het €\u00a0385, met Plus €\u00a024,50 per maand.'

  assert.deepEqual(told(text, '2026-12-31'), { ok: true, value })
  assert.deepEqual(told(text, '2027-01-01'), { ok: true, value })
  assert.deepEqual(told(text, '2027-01-01', 2026), { ok: true, value })
  assert.equal(told(text, '2026-12-31', 2027).ok, false)
  assert.equal(told('{{jaar niets}}', '2026-12-31').ok, false)
  // Not yet begun: it is of the year in which it begins, and says no more of it.
  assert.deepEqual(told('{{jaar eigen-risico}}: {{eigen-risico}}', '2025-12-31'), {
    ok: true,
    value: '2026: €\u00a0385',
  })
})

const misfits: [why: string, change: (facts: Facts) => unknown, fault: RegExp][] = [
  [
    'two year facts of one name',
    (facts) => facts.yearFacts.push(...facts.yearFacts),
    /^yearFacts: Two facts have the same name/,
  ],
  [
    'a year fact without a source',
    (facts) => Object.assign(facts.yearFacts[0]?.values[0] ?? {}, { source: undefined }),
    /^yearFacts\.0\.values\.0\.source/,
  ],
  [
    'a year in the name of a fact',
    (facts) => Object.assign(facts.yearFacts[0] ?? {}, { name: 'eigen-risico-2026' }),
    /^yearFacts\.0\.name: A fact has no year in its name/,
  ],
  [
    'a fact in words that should be in cents',
    (facts) => Object.assign(facts.yearFacts[0]?.values[0] ?? {}, { value: '€ 385' }),
    /^yearFacts\.0\.values\.0\.value/,
  ],
  [
    'two periods that lie over each other',
    ({ yearFacts: [fact] }) => fact?.kind === 'amount' && fact.values.push(...structuredClone(fact.values)),
    /^yearFacts\.0\.values\.1\.from: Two periods hold on the same day/,
  ],
  [
    'a period that ends before it begins',
    (facts) => Object.assign(facts.yearFacts[0]?.values[0] ?? {}, { to: '2025-12-31' }),
    /^yearFacts\.0\.values\.0\.from: A period ends before it begins/,
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

    const reading = readFacts(facts, '2026-11-17')

    assert.match(reading.ok ? 'it was read' : reading.fault, fault)
  })
}
