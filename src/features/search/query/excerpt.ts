import type { Field, SearchIndex } from '../index/search-index.ts'
import { bestPlaces, type Place, placesIn, rangeOf, type Wanted } from './marks.ts'

/** A text and the words in it that answer to the query: from where, to where. */
export type Marked = { text: string; marks: [start: number, end: number][] }

export function markedTitleOf(index: SearchIndex, document: number, wanted: Wanted): Marked {
  const text = index.documents[document]?.title ?? ''
  return {
    text,
    marks: marksOf(index, bestPlaces(placesIn(index, document, 'title', wanted)), 0, text.length),
  }
}

/** The piece of the text that answers most of the query; without any, the description or the beginning. */
export function excerptOf(index: SearchIndex, document: number, wanted: Wanted): Marked {
  const inDescription = bestPlaces(placesIn(index, document, 'description', wanted))
  const inText = bestPlaces(placesIn(index, document, 'text', wanted))
  const [best, other] = [bestWindow(inText), bestWindow(inDescription)]
  if (best.answered > other.answered) return cut(index, document, 'text', best.from, inText)
  if (other.answered > 0) return cut(index, document, 'description', other.from, inDescription)
  return cut(index, document, index.documents[document]?.description ? 'description' : 'text', undefined, [])
}

const tokensInExcerpt = 40
const tokensBefore = 12
const fewTokens = 5
const mostCharacters = 320

/** The token from which on the places that fit into one excerpt answer to most of the query. */
function bestWindow(places: Place[]): { from: number | undefined; answered: number } {
  let best: ReturnType<typeof bestWindow> = { from: undefined, answered: 0 }
  let end = 0
  for (let i = 0; i < places.length; i++) {
    const from = places[i]?.at ?? 0
    while ((places[end]?.at ?? Infinity) - from < tokensInExcerpt - tokensBefore) end++
    const answered = answeredBy(places, i, end)
    if (answered > best.answered) best = { from, answered }
  }
  return best
}

function answeredBy(places: Place[], from: number, to: number): number {
  const worthOfTerms = new Map<number, number>()
  for (let i = from; i < to; i++) {
    const { terms = 0, worth = 0 } = places[i] ?? {}
    worthOfTerms.set(terms, Math.max(worth, worthOfTerms.get(terms) ?? 0))
  }
  return worthOfTerms.values().reduce((sum, worth) => sum + worth, 0) + (to - from) / 100
}

function cut(
  index: SearchIndex,
  document: number,
  field: Field,
  mark: number | undefined,
  places: Place[],
): Marked {
  const whole = index.documents[document]?.[field] ?? ''
  const [first, last] = rangeOf(index.tokens, document, field)
  const from = startOf(index, whole, first, mark ?? first)
  const start = from > first ? (index.tokens.start[from] ?? 0) : 0
  const end = endOf(index, whole, start, Math.min(last, from + tokensInExcerpt), last)
  const before = start > 0 ? '… ' : ''
  const text = before + whole.slice(start, end).trimEnd() + (end < whole.length ? ' …' : '')
  return { text, marks: marksOf(index, places, start - before.length, end - start + before.length) }
}

/** Where the sentence of the first mark begins, or a few words before the mark when that is too far away. */
function startOf({ tokens }: SearchIndex, whole: string, first: number, mark: number): number {
  for (let from = mark; from > first && mark - from <= tokensBefore; from--) {
    const between = whole.slice(
      (tokens.start[from - 1] ?? 0) + (tokens.length[from - 1] ?? 0),
      tokens.start[from],
    )
    if (/[.?!\n]/.test(between)) return from
  }
  return mark - first <= tokensBefore ? first : mark - fewTokens
}

function endOf({ tokens }: SearchIndex, whole: string, start: number, to: number, last: number): number {
  if (to >= last && whole.length - start <= mostCharacters) return whole.length
  let end = to
  const endsAt = (token: number) => (tokens.start[token - 1] ?? 0) + (tokens.length[token - 1] ?? 0)
  while (endsAt(end) - start > mostCharacters && endsAt(end - 1) > start) end--
  return endsAt(end)
}

function marksOf({ tokens }: SearchIndex, places: Place[], start: number, length: number): Marked['marks'] {
  return places.flatMap(({ at }): Marked['marks'] => {
    const begin = (tokens.start[at] ?? 0) - start
    const end = begin + (tokens.length[at] ?? 0)
    return begin >= 0 && end <= length ? [[begin, end]] : []
  })
}
