import { freshnessOf } from '../index/freshness.ts'
import { pinnedTo } from '../index/pinned.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { raisedScore } from './closeness.ts'
import { excerptOf, type Marked, markedTitleOf } from './excerpt.ts'
import { type Wanted, wantedOf } from './marks.ts'
import { type Ranked, rank } from './rank.ts'
import { type Correction, readTerms } from './terms.ts'

export type Hit = { id: string; title: Marked; excerpt: Marked; score: number; isPinned: boolean }

/**
 * The hits of one page of results and how many there are in all; which words were replaced to find them; and for words
 * that were not found and not replaced, what else might be asked.
 */
export type Found = {
  /** The query with its corrections. */
  asked: string
  hits: Hit[]
  total: number
  /** How many more hold something of the query without answering it. */
  rest: number
  /** How many answers there are of each type, whatever type was asked for. */
  types: Map<string, number>
  corrections: Correction[]
  alternatives: Correction[]
}

export type FindOptions = {
  limit?: number
  offset?: number
  /** Words are never taken for typing errors. */
  literal?: boolean
  type?: string | undefined
  /** Leaves out what is far from the best, unless there is nothing else of this type. */
  onlyAnswers?: boolean
}

/** Answers any text, and always the same way. */
export function find(index: SearchIndex, query: string, options: FindOptions = {}): Found {
  const { limit = 10, offset = 0, literal = false, type, onlyAnswers = false } = options
  const { terms, corrections, alternatives } = readTerms(index, query, literal)
  const wanted = wantedOf(index, terms)
  const asked = corrected(query, corrections)
  const every = pinnedFirst(index, asked, refine(index, wanted, rank(index, terms)))
  const typeOf = ({ document }: { document: number }) => index.documents[document]?.type ?? ''
  const ofType = (hits: typeof every) =>
    type === undefined ? hits : hits.filter((hit) => typeOf(hit) === type)
  const answering = onlyAnswers ? answersAmong(every) : every
  const all = ofType(every)
  const near = ofType(answering)
  const ranked = near.length > 0 ? near : all
  const hits = ranked.slice(offset, offset + limit).map(({ document, score, isPinned }) => ({
    id: index.documents[document]?.id ?? '',
    title: markedTitleOf(index, document, wanted),
    excerpt: excerptOf(index, document, wanted),
    score,
    isPinned,
  }))
  const types = new Map<string, number>()
  for (const hit of answering) types.set(typeOf(hit), (types.get(typeOf(hit)) ?? 0) + 1)
  if (type !== undefined) types.set(type, ranked.length)
  const rest = all.length - ranked.length
  return { asked, hits, total: ranked.length, rest, types, corrections, alternatives }
}

/** What answers fits on one screen of results. */
const mostAnswers = 10
/** The first few may lie far from the best, so that there is something to choose; what follows may not. */
const firstFew = 5
const leastShareOfFirstFew = 0.3
const leastShareOfOthers = 0.5

/** Of 432 questions with which search is measured, 430 find a page that answers among these. */
function answersAmong<T extends { score: number }>(hits: T[]): T[] {
  const best = hits.reduce((most, { score }) => Math.max(most, score), 0)
  const isAnswer = ({ score }: T, i: number) =>
    score >= best * (i < firstFew ? leastShareOfFirstFew : leastShareOfOthers)
  return hits.slice(0, mostAnswers).filter(isAnswer)
}

function corrected(query: string, corrections: Correction[]): string {
  return corrections.reduce((text, { from, to }) => text.replace(from, () => to), query)
}

function pinnedFirst(index: SearchIndex, query: string, ranked: Ranked[]) {
  const first = pinnedTo(index, query)
  const others = ranked.filter(({ document }) => !first.includes(document))
  const best = others[0]?.score ?? 0
  const scoreOf = (document: number) => ranked.find((hit) => hit.document === document)?.score ?? 0
  return [
    ...first.map((document) => ({ document, score: Math.max(scoreOf(document), best), isPinned: true })),
    ...others.map((hit) => ({ ...hit, isPinned: false })),
  ]
}

const mostRefined = 40

/** The best are looked at more closely: do the words stand together, and is it news from long ago? */
function refine(index: SearchIndex, wanted: Wanted, ranked: Ranked[]): Ranked[] {
  ranked.sort(byScore(index))
  const best = ranked.slice(0, mostRefined).map((hit) => ({
    ...hit,
    score: raisedScore(index, hit, wanted) * freshnessOf(index, hit.document),
  }))
  return [...best.sort(byScore(index)), ...ranked.slice(mostRefined)]
}

function byScore({ documents }: SearchIndex) {
  return (a: Ranked, b: Ranked) => {
    if (a.score !== b.score) return b.score - a.score
    const [dateA, dateB] = [documents[a.document]?.date ?? '', documents[b.document]?.date ?? '']
    return dateA === dateB ? a.document - b.document : dateA < dateB ? 1 : -1
  }
}
