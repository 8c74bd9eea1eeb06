import assert from 'node:assert/strict'
import test from 'node:test'
import { sampleFacts } from '#test/sample-facts.ts'
import { compareProducts, splitCover } from './comparison.ts'
import { getFacts } from './facts.ts'
import type { Insurance } from './insurance.ts'

const source = { name: 'Voorbeeld' }

/** Three packages that agree on glasses and differ in massage. */
function threePackages(): Insurance {
  const { insurance } = getFacts(sampleFacts())
  const covers = ['bril', 'massage'].map((id) => ({ id, kind: 'dental' as const, group: id, label: id }))
  const products = ['1 keer', '2 keer', '2 keer'].map((massage, index) => ({
    id: `p${index}`,
    kind: 'dental' as const,
    name: `P${index}`,
    text: 'Een pakket.',
    offers: [
      {
        year: 2026,
        premium: { cents: 100, status: 'vastgesteld' as const, source },
        source,
        covers: { bril: '€ 100', massage },
      },
    ],
  }))
  return { ...insurance, covers, products }
}

function shownRows(shown: string[], onlyDifferences: boolean): string[] {
  const { groups } = compareProducts(threePackages(), {
    kind: 'dental',
    year: 2026,
    isShown: ({ id }) => shown.includes(id),
    onlyDifferences,
  })
  return groups.flatMap(({ rows }) => rows.filter(({ isShown }) => isShown).map(({ cover }) => cover.id))
}

test('all rows are shown unless somebody asks for differences', () => {
  assert.deepEqual(shownRows(['p0', 'p1'], false), ['bril', 'massage'])
})

test('differences count between the products that are shown', () => {
  assert.deepEqual(shownRows(['p0', 'p1'], true), ['massage'])
  assert.deepEqual(shownRows(['p1', 'p2'], true), [])
})

test('with one product there is nothing to differ, and all rows are shown', () => {
  assert.deepEqual(shownRows(['p1'], true), ['bril', 'massage'])
})

test('a group without rows is not shown', () => {
  const { groups } = compareProducts(threePackages(), {
    kind: 'dental',
    year: 2026,
    isShown: () => true,
    onlyDifferences: true,
  })

  assert.deepEqual(
    groups.map(({ name, isShown }) => [name, isShown]),
    [
      ['bril', false],
      ['massage', true],
    ],
  )
})

test('a product without an offer for the year is no column', () => {
  const { columns } = compareProducts(threePackages(), {
    kind: 'dental',
    year: 2027,
    isShown: () => true,
    onlyDifferences: false,
  })

  assert.deepEqual(columns, [])
})

test('the number with which a cover begins stands apart', () => {
  assert.deepEqual(splitCover('€ 10.000 per ongeval'), { quantity: '€ 10.000', rest: 'per ongeval' })
  assert.deepEqual(splitCover('€\u00a0385 per jaar'), { quantity: '€\u00a0385', rest: 'per jaar' })
  assert.deepEqual(splitCover('75 % van het tarief'), { quantity: '75 %', rest: 'van het tarief' })
  assert.deepEqual(splitCover('12 behandelingen per jaar'), {
    quantity: '12',
    rest: 'behandelingen per jaar',
  })
  assert.deepEqual(splitCover('niet verzekerd'), { rest: 'niet verzekerd' })
})
