import assert from 'node:assert/strict'
import test from 'node:test'
import { yearFacts } from '../../../content/facts/year-facts.ts'
import { insurance as insuranceFile } from '../../../content/insurance/insurance.ts'
import { splitCover } from './comparison.ts'
import { getFacts } from './facts.ts'

const { insurance } = getFacts({ insurance: insuranceFile, yearFacts })

/** How much a cover is worth beside another of the same row; nothing where words cannot be weighed. */
function weightOf(text: string): number | undefined {
  if (text === 'niet verzekerd') return 0
  if (text.startsWith('volledig')) return Number.POSITIVE_INFINITY
  const { quantity } = splitCover(text)
  return quantity ? Number(quantity.replace(/[^\d,]/g, '').replace(',', '.')) : undefined
}

for (const ladder of [
  ['start', 'plus', 'compleet'],
  ['tand-1', 'tand-2', 'tand-3'],
]) {
  test(`each of ${ladder.join(', ')} costs more than the one before and covers no less`, () => {
    const offers = ladder.map((id) => insurance.products.find((product) => product.id === id)?.offers[0])

    for (const [index, higher] of offers.entries()) {
      const lower = offers[index - 1]
      if (!higher || !lower) continue
      assert.ok(higher.premium.cents > lower.premium.cents)
      for (const [cover, text] of Object.entries(higher.covers)) {
        const before = weightOf(lower.covers[cover] ?? '')
        const now = weightOf(text)
        if (before !== undefined && now !== undefined) assert.ok(now >= before, `${ladder[index]}: ${cover}`)
      }
    }
  })
}

test('all that is sold is offered for 2026', () => {
  for (const { id, offers } of insurance.products) {
    assert.ok(
      offers.some(({ year }) => year === 2026),
      id,
    )
  }
})
