import {
  type FoundPages,
  hitsPerPage,
  type SearchFact,
  type SearchType,
} from '#features/blocks/search-results/found-pages.ts'
import type { YearFact } from '#features/insurance/year-fact.ts'
import { formsOf } from '../dutch/tokens.ts'
import { pinnedKeyOf } from '../index/pinned.ts'
import type { SearchIndex } from '../index/search-index.ts'
import { find } from './find.ts'

/** The site as far as somebody who searches it meets it. */
type Searched = {
  pages: ReadonlyMap<string, { title: string }>
  navigation: { main: { label: string; path: string }[] }
  facts: { yearFacts: YearFact[] }
}

/** What stands in the address, as anybody may have typed it. */
export type SearchQuestion = {
  q?: unknown
  pagina?: unknown
  soort?: unknown
  letterlijk?: unknown
  alles?: unknown
}

const longestQuery = 200
const mostPages = 50

/** What is found for the words that somebody typed, and where to go when that is nothing. */
export function foundPagesIn(site: Searched, index: SearchIndex, question: SearchQuestion): FoundPages {
  const query = typeof question.q === 'string' ? question.q.slice(0, longestQuery).trim() : ''
  const type = labels.find(([id]) => id === question.soort)?.[0]
  const isLiteral = question.letterlijk === '1'
  const isAll = question.alles === '1'
  const wanted = pageNumberOf(question.pagina)
  const offset = (wanted - 1) * hitsPerPage
  const found = find(index, query, {
    limit: hitsPerPage,
    offset,
    literal: isLiteral,
    type,
    onlyAnswers: !isAll,
  })
  return {
    query,
    total: found.total,
    rest: found.rest,
    isAll,
    hits: found.hits.map(({ id, title, excerpt }) => ({
      path: id,
      title,
      excerpt,
      crumbs: crumbsOf(site, id),
    })),
    page: wanted,
    pages: Math.ceil(found.total / hitsPerPage),
    types: typesOf(found.types),
    type,
    corrections: found.corrections,
    isLiteral,
    alternatives: found.alternatives,
    fact: factFor(site.facts.yearFacts, index, found.asked),
    waysOn: site.navigation.main.map(({ label, path }) => ({ label, path })),
  }
}

const labels: [id: string, label: string][] = [
  ['page', 'Uitleg'],
  ['treatment', 'Vergoedingen'],
  ['news', 'Nieuws'],
  ['story', 'Ervaringen'],
  ['training', 'Trainingen'],
  ['vacancy', 'Vacatures'],
  ['account', 'Account'],
]

function typesOf(counts: ReadonlyMap<string, number>): SearchType[] {
  return labels.flatMap(([id, label]) => {
    const count = counts.get(id)
    return count ? [{ id, label, count }] : []
  })
}

function pageNumberOf(typed: unknown): number {
  const number = typeof typed === 'string' && /^\d{1,3}$/.test(typed) ? Number(typed) : 1
  return Math.min(Math.max(number, 1), mostPages)
}

/** The titles of the pages above this one. */
function crumbsOf({ pages }: Searched, path: string): string[] {
  const steps = path.split('/').slice(1, -1)
  return steps.flatMap((_, depth) => pages.get(`/${steps.slice(0, depth + 1).join('/')}`)?.title ?? [])
}

function factFor(facts: YearFact[], index: SearchIndex, query: string): SearchFact | undefined {
  const fact = factsByKey(facts).get(pinnedKeyOf(formsOf(query)))
  if (!fact) return undefined
  const { label, value, year, status } = fact
  return { label, value, year, isProvisional: status === 'voorlopig', path: pageOf(index, fact) }
}

const mostPagesOfFact = 10

/** The page that is most about it and names the value. */
function pageOf(index: SearchIndex, { label, value }: YearFact): string | undefined {
  const { hits } = find(index, label, { limit: mostPagesOfFact, type: 'page' })
  const texts = new Map(index.documents.map(({ id, text }) => [id, text]))
  return (hits.find(({ id }) => texts.get(id)?.includes(value)) ?? hits[0])?.id
}

const byKey = new WeakMap<YearFact[], Map<string, YearFact>>()

/** Facts change once a year, and are asked for with every search. */
function factsByKey(facts: YearFact[]): Map<string, YearFact> {
  const known = byKey.get(facts)
  if (known) return known

  const pairs = facts.flatMap((fact) =>
    fact.answers.map((answer) => [pinnedKeyOf(formsOf(answer)), fact] as const),
  )
  const made = new Map(pairs.filter(([key]) => key !== '').reverse())
  byKey.set(facts, made)
  return made
}
