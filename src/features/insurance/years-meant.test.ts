import assert from 'node:assert/strict'
import test from 'node:test'
import { yearFacts } from '../../../content/facts/year-facts.ts'
import { insurance } from '../../../content/insurance/insurance.ts'
import { getFacts } from './facts.ts'
import { fillFacts } from './fill-facts.ts'
import type { InsuranceFile, Product } from './insurance.ts'

const facts = (day: string, changed: Partial<InsuranceFile> = {}) =>
  getFacts({ insurance: { ...insurance, ...changed }, yearFacts }, day)

function yearOf(kind: string, { texts }: ReturnType<typeof facts>, page: object = {}): unknown {
  const filling = fillFacts({ ...page, blocks: [{ kind, title: 'Gerekend met {{jaar}}' }] }, texts)
  assert.ok(filling.ok)
  const [block] = filling.value.blocks as { title: string; year?: number }[]
  assert.equal(block?.title, `Gerekend met ${block?.year}`)
  return block?.year
}

const calculators = [
  ...['premium-calculator', 'own-risk', 'care-allowance'],
  ...['insurance-list', 'supplementary-list'],
]

test('a block that leaves its year open is about this year, and its texts too', () => {
  for (const kind of calculators) assert.equal(yearOf(kind, facts('2026-11-19')), 2026, kind)
})

test('it is about the year of its page where that names one, and about its own before that', () => {
  const { texts } = facts('2026-11-19')
  const blocks = [{ kind: 'own-risk' }, { kind: 'own-risk', year: 2026 }, { kind: 'text' }]

  const filling = fillFacts({ year: 2027, blocks }, texts)

  const [ofPage, own, text] = blocks
  assert.deepEqual(filling.value.blocks, [{ ...ofPage, year: 2027 }, own, text])
})

test('it goes on telling of the last year as long as nobody knows the new one', () => {
  for (const kind of calculators) assert.equal(yearOf(kind, facts('2027-01-01')), 2026, kind)
})

test('what is known of the new year is told from its first day, and not before', () => {
  const { costs } = insurance
  assert.ok(costs)
  const known = {
    costs: { ...costs, allowances: costs.allowances.flatMap((one) => [one, { ...one, year: 2027 }]) },
  }

  assert.equal(yearOf('care-allowance', facts('2026-12-31', known)), 2026)
  assert.equal(yearOf('care-allowance', facts('2027-01-01', known)), 2027)
  assert.equal(yearOf('own-risk', facts('2027-01-01', known)), 2026)
})

test('premiums are those of the new year when there is something of every kind to choose from', () => {
  const next = ({ offers, ...product }: InsuranceFile['products'][number]) => ({
    ...product,
    offers: offers.flatMap((offer) => [offer, { ...offer, year: 2027 }]),
  })
  const onlyOf = (kinds: Product['kind'][]) => ({
    products: insurance.products.map((one) => (kinds.includes(one.kind) ? next(one) : one)),
  })

  const some = facts('2027-01-01', onlyOf(['supplementary', 'dental']))
  const all = facts('2027-01-01', onlyOf(['basic', 'supplementary', 'dental']))

  assert.equal(yearOf('premium-calculator', some), 2026)
  assert.equal(yearOf('premium-calculator', all), 2027)
})

test('deadlines are the next that come, and the last when no other is known', () => {
  for (const day of ['2026-11-19', '2027-01-31', '2027-02-01'])
    assert.equal(yearOf('deadlines', facts(day)), 2027, day)

  const moved = yearFacts.map((fact) =>
    fact.name === 'opzegdatum' && fact.kind === 'day'
      ? {
          ...fact,
          values: fact.values.flatMap((one) => [
            one,
            { ...one, from: '2028-01-01', to: '2028-12-31', value: '2027-12-31' },
          ]),
        }
      : fact,
  )
  const on = (day: string) => yearOf('deadlines', getFacts({ insurance, yearFacts: moved }, day))
  assert.equal(on('2027-01-31'), 2027)
  assert.equal(on('2027-02-01'), 2028)
})
