import type { SearchIndex } from '../index/search-index.ts'
import { type Matches, quality } from './match.ts'
import type { Term } from './terms.ts'

/** A document with what it scored, and which part of the query it answers, from 0 to 1. */
export type Ranked = { document: number; score: number; coverage: number }

/** From how many times on more of a word hardly counts. */
const saturation = 3
/** From which quality on a match shows how rare the word itself is. */
const sameWord = 0.7
const leastCoverage = 0.3

/** All documents that answer enough of the query, in the order of their numbers. */
export function rank(index: SearchIndex, terms: Term[]): Ranked[] {
  const scores = new Float64Array(index.documents.length)
  const covered = new Float64Array(index.documents.length)
  let total = 0
  for (const term of terms) total += addTerm(index, term, scores, covered)
  let most = 0
  for (const part of covered) most = Math.max(most, part)
  const ranked: Ranked[] = []
  covered.forEach((part, document) => {
    if (part === 0 || part < most * leastCoverage) return
    const coverage = part / total
    ranked.push({ document, coverage, score: (scores[document] ?? 0) * (0.4 + 0.6 * coverage) })
  })
  return ranked
}

function addTerm(index: SearchIndex, term: Term, scores: Float64Array, covered: Float64Array): number {
  const { found, best, documents } = gather(index, term)
  const rareness = term.weight * rarenessOf(documents, best, index.documents.length)
  const importance = term.weight + rareness
  for (const document of documents) {
    const amount = found[document] ?? 0
    scores[document] = (scores[document] ?? 0) + (rareness * amount) / (amount + saturation)
    covered[document] = (covered[document] ?? 0) + importance * Math.sqrt(best[document] ?? 0)
  }
  return importance
}

/** How much of a term each document has, how well the best of it answers, and which documents have any. */
type Gathered = { found: Float64Array; best: Float64Array; documents: number[] }

function gather(index: SearchIndex, { matches, parts }: Term): Gathered {
  const whole = gatherMatches(index, matches)
  const [first, ...others] = parts.map((part) => gatherMatches(index, part))
  const withAll =
    first?.documents.filter((document) => others.every(({ best }) => (best[document] ?? 0) > 0)) ?? []
  for (const document of withAll) {
    if (whole.best[document] === 0) whole.documents.push(document)
    const least = Math.min(...[first, ...others].map((part) => part?.found[document] ?? 0))
    whole.found[document] = (whole.found[document] ?? 0) + least * quality.allParts
    whole.best[document] = Math.max(whole.best[document] ?? 0, quality.allParts)
  }
  return whole
}

function gatherMatches({ postings, documents: all }: SearchIndex, matches: Matches): Gathered {
  const found = new Float64Array(all.length)
  const best = new Float64Array(all.length)
  const documents: number[] = []
  for (const [form, worth] of matches)
    for (let at = postings.start[form] ?? 0; at < (postings.start[form + 1] ?? 0); at++) {
      const document = postings.document[at] ?? 0
      if (best[document] === 0) documents.push(document)
      found[document] = (found[document] ?? 0) + worth * (postings.weight[at] ?? 0)
      best[document] = Math.max(best[document] ?? 0, worth)
    }
  return { found, best, documents }
}

function rarenessOf(documents: number[], best: Float64Array, all: number): number {
  const same = documents.filter((document) => (best[document] ?? 0) >= sameWord).length
  const holding = same || documents.length
  return Math.log(1 + (all - holding + 0.5) / (holding + 0.5))
}
