import type { SearchIndex } from '../index/search-index.ts'
import { bestPlaces, type Place, placesIn, type Wanted } from './marks.ts'

/** A text and the words in it that answer to the query: from where, to where. */
export type Marked = { text: string; marks: [start: number, end: number][] }

export function markedTitleOf(index: SearchIndex, document: number, wanted: Wanted): Marked {
  const text = index.documents[document]?.title ?? ''
  return {
    text,
    marks: marksOf(index, bestPlaces(placesIn(index, document, 'title', wanted)), 0, text.length),
  }
}

/** The whole sentences of the text that answer most of the query, unless the description answers as much of it. */
export function excerptOf(index: SearchIndex, document: number, wanted: Wanted): Marked {
  const inDescription = bestPlaces(placesIn(index, document, 'description', wanted))
  const inText = bestPlaces(placesIn(index, document, 'text', wanted))
  const page = index.documents[document] ?? { description: '', text: '' }
  const { description, text } = page
  const best = bestPassage(index, page, inText)
  const isInText = best && best.answered > answeredBy(inDescription) + clearlyMore
  if (isInText || !description) return cut(index, text, inText, best)
  return cut(index, description, inDescription)
}

/** A word of the query more, not the same words more often: then the description says best what the page is. */
const clearlyMore = 0.1
const mostCharacters = 320
/** Sentences that follow come along as long as all of them are no longer than this. */
const enoughCharacters = 240

type Passage = { start: number; end: number; answered: number }

function bestPassage(index: SearchIndex, page: { text: string }, places: Place[]): Passage | undefined {
  if (places.length === 0) return undefined
  const startOf = ({ at }: Place) => index.tokens.start[at] ?? 0
  const sentences = sentencesOf(page)
  let best: Passage | undefined
  let next = 0
  for (const [i, { start, end: first }] of sentences.entries()) {
    while (next < places.length && startOf(places[next] as Place) < start) next++
    const place = places[next]
    if (!place) break
    if (startOf(place) >= first) continue
    const end = endOfPassage(sentences, i)
    const answered = answeredBy(places.slice(next, placesBefore(places, next, end, startOf)))
    if (answered > (best?.answered ?? 0)) best = { start, end, answered }
  }
  return best
}

function placesBefore(places: Place[], from: number, end: number, startOf: (place: Place) => number): number {
  let to = from
  while (to < places.length && startOf(places[to] as Place) < end) to++
  return to
}

function endOfPassage(sentences: Sentence[], from: number): number {
  const { start, end } = sentences[from] as Sentence
  let last = end
  for (let i = from + 1; sentences[i]?.follows; i++) {
    const { end: further } = sentences[i] as Sentence
    if (further - start > enoughCharacters) break
    last = further
  }
  return last
}

/** From where to where, and whether it comes right after the one before it. */
type Sentence = { start: number; end: number; follows: boolean }

/** The same for every query, as long as the page is what it is. */
const known = new WeakMap<object, Sentence[]>()

function sentencesOf(page: { text: string }): Sentence[] {
  const sentences = known.get(page) ?? sentencesIn(page.text)
  known.set(page, sentences)
  return sentences
}

const ending = /[.?!…]["'”’)]*(?=\s+\P{Ll}|\s*$)|[\n·]/gu

/** Headings, cells and what else has no end of a sentence are left out: run together they say nothing. */
function sentencesIn(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  let follows = false
  for (const { 0: sign, index: at } of text.matchAll(ending)) {
    const start = from + (text.slice(from, at).match(/\S/)?.index ?? at - from)
    const isSentence = sign !== '\n' && sign !== '·'
    from = at + sign.length
    if (isSentence) sentences.push({ start, end: from, follows })
    if (isSentence) follows = true
    else if (start < at || sign === '·') follows = false
  }
  return sentences
}

/** What the best of the places is worth for each term, and a little for every place. */
function answeredBy(places: Place[]): number {
  let answered = places.length / 100
  const all = places.reduce((sum, { terms }) => sum | terms, 0)
  for (let term = 1; term <= all; term *= 2)
    answered += Math.max(0, ...places.flatMap(({ terms, worth }) => (terms & term ? [worth] : [])))
  return answered
}

function cut(
  index: SearchIndex,
  whole: string,
  places: Place[],
  { start, end } = { start: 0, end: whole.length },
): Marked {
  const isTooLong = end - start > mostCharacters
  const last = isTooLong ? Math.max(whole.lastIndexOf(' ', start + mostCharacters), start + 1) : end
  const text = whole.slice(start, last).replaceAll('\n', ' ').trimEnd()
  return { text: isTooLong ? `${text} …` : text, marks: marksOf(index, places, start, text.length) }
}

function marksOf({ tokens }: SearchIndex, places: Place[], start: number, length: number): Marked['marks'] {
  const marks: Marked['marks'] = []
  for (const { at } of places) {
    const begin = (tokens.start[at] ?? 0) - start
    const end = begin + (tokens.length[at] ?? 0)
    if (begin >= length) break
    if (begin >= 0 && end <= length) marks.push([begin, end])
  }
  return marks
}
