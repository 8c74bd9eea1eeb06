import assert from 'node:assert/strict'
import test from 'node:test'
import type { Offer, Product } from '#features/insurance/insurance.ts'
import { newestOffer } from './newest-offer.ts'

function offer(year: number, status: Offer['premium']['status']): Offer {
  const source = { name: 'Voorbeeld' }
  return { year, premium: { cents: 10_00, status, source }, source, covers: {} }
}

function yearShown(...offers: Offer[]): number | undefined {
  const product: Product = { id: 'plus', kind: 'supplementary', name: 'Plus', text: 'Meer.', offers }
  return newestOffer(product)?.year
}

test('the premium that is shown is the newest that is certain', () => {
  assert.equal(
    yearShown(offer(2025, 'vastgesteld'), offer(2027, 'voorlopig'), offer(2026, 'vastgesteld')),
    2026,
  )
})

test('as long as no premium is certain the newest is shown', () => {
  assert.equal(yearShown(offer(2027, 'voorlopig'), offer(2028, 'voorlopig')), 2028)
})
