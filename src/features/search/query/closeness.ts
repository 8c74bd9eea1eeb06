import { queryWeightOf } from '../dutch/stop-words.ts'
import { fields, type SearchIndex } from '../index/search-index.ts'
import { wordAt } from '../index/word-list.ts'
import { placesIn, rangeOf, type Wanted } from './marks.ts'
import type { Ranked } from './rank.ts'

/**
 * The score of a document, raised when words of the query stand together in it, and when they make up its title:
 * that tells what a page is about, also when every page mentions those words.
 */
export function raisedScore(index: SearchIndex, { document, score }: Ranked, wanted: Wanted): number {
  return (
    score * (1 + 0.2 * togetherIn(index, document, wanted)) + titleBonus * titleIn(index, document, wanted)
  )
}

const titleBonus = 2

const farthest = 8

/** From 0, words of the query are far apart, to 1, two of them are neighbours. */
function togetherIn(index: SearchIndex, document: number, wanted: Wanted): number {
  if (isSingle(wanted.all)) return 0
  let closest = farthest
  for (const field of fields) {
    if (closest === 1) break
    const places = placesIn(index, document, field, wanted)
    places.forEach((place, i) => {
      if (!isSingle(place.terms)) closest = 1
      const next = places[i + 1]
      if (next && next.terms !== place.terms) closest = Math.min(closest, next.at - place.at)
    })
  }
  return 1 - (Math.max(closest, 1) - 1) / (farthest - 1)
}

function isSingle(terms: number): boolean {
  return (terms & (terms - 1)) === 0
}

/** From 0 to 1: how much of the title the query asks for, times how much of the query the title answers. */
function titleIn(index: SearchIndex, document: number, wanted: Wanted): number {
  const places = placesIn(index, document, 'title', wanted)
  if (places.length === 0) return 0
  const telling = tellingWordsOf(index)[document] ?? 0
  const asked =
    places.reduce((sum, { worth }) => sum + Math.min(worth, 1), 0) / Math.max(telling, places.length)
  const found = places.reduce((terms, place) => terms | place.terms, 0)
  return asked * Math.sqrt(bitsIn(found) / bitsIn(wanted.all))
}

const known = new WeakMap<SearchIndex, number[]>()

/** How many words of each title say something: the same for every query. */
function tellingWordsOf(index: SearchIndex): number[] {
  const before = known.get(index)
  if (before) return before

  const made = index.documents.map((_, document) => tellingWordsIn(index, document))
  known.set(index, made)
  return made
}

function tellingWordsIn({ tokens, vocabulary }: SearchIndex, document: number): number {
  const [from, to] = rangeOf(tokens, document, 'title')
  let telling = 0
  for (let at = from; at < to; at++)
    if (queryWeightOf(wordAt(vocabulary.forms, tokens.form[at] ?? 0)) > 0) telling++
  return telling
}

function bitsIn(terms: number): number {
  let bits = 0
  for (let left = terms; left !== 0; left &= left - 1) bits++
  return Math.max(bits, 1)
}
