import { placesIn, rangeOf, type Wanted } from './marks.ts'
import { fields, type SearchIndex } from './search-index.ts'

const farthest = 8

/**
 * How much better a document is because the words of the query stand together in it: up to 30 %.
 * A title that holds all of them adds a quarter, and one that holds nothing else some more.
 */
export function closenessOf(index: SearchIndex, document: number, wanted: Wanted): number {
  return togetherIn(index, document, wanted) * inTitle(index, document, wanted)
}

function togetherIn(index: SearchIndex, document: number, wanted: Wanted): number {
  if (isSingle(wanted.all)) return 1
  let closest = farthest
  for (const field of fields) {
    const places = placesIn(index, document, field, wanted)
    places.forEach((place, i) => {
      if (!isSingle(place.terms)) closest = 1
      const next = places[i + 1]
      if (next && next.terms !== place.terms) closest = Math.min(closest, next.at - place.at)
    })
  }
  return 1 + 0.3 * (1 - (Math.max(closest, 1) - 1) / (farthest - 1))
}

function isSingle(terms: number): boolean {
  return (terms & (terms - 1)) === 0
}

function inTitle(index: SearchIndex, document: number, wanted: Wanted): number {
  const places = placesIn(index, document, 'title', wanted)
  const found = places.reduce((terms, place) => terms | place.terms, 0)
  if (found !== wanted.all) return 1
  const [from, to] = rangeOf(index.tokens, document, 'title')
  return places.length === to - from ? 1.4 : 1.25
}
