import { coverSearchPath } from '#features/blocks/cover-search/cover-choice.ts'
import {
  type FoundPages,
  hitsPerPage,
  type SearchFact,
  type SearchTreatment,
  type SearchType,
} from '#features/blocks/search-results/found-pages.ts'
import { usualPayerOf, yearToTell } from '#features/insurance/answer.ts'
import type { Facts } from '#features/insurance/facts.ts'
import { verdictFor } from '#features/insurance/tell-answer.ts'
import type { SearchIndex, SynonymGroup } from '../index/search-index.ts'
import { findNamedTreatment } from '../treatments.ts'
import { factToTell } from './fact-to-tell.ts'
import { find } from './find.ts'
import { readQuestion, type SearchQuestion } from './read-question.ts'

/** The site as far as somebody who searches it meets it. */
type Searched = {
  pages: ReadonlyMap<string, { title: string }>
  navigation: { main: { label: string; path: string }[] }
  facts: Pick<Facts, 'yearFacts' | 'today' | 'insurance'>
  settings: { synonyms: SynonymGroup[] }
}

/** What is found for the words that somebody typed, and where to go when that is nothing. */
export function foundPagesIn(site: Searched, index: SearchIndex, question: SearchQuestion): FoundPages {
  const { query, page: wanted, type: typed, isLiteral, isAll } = readQuestion(question)
  const type = labels.find(([id]) => id === typed)?.[0]
  const findPage = (page: number) =>
    find(index, query, {
      limit: hitsPerPage,
      offset: (page - 1) * hitsPerPage,
      literal: isLiteral,
      type,
      onlyAnswers: !isAll,
    })
  const asked = findPage(wanted)
  const pages = Math.ceil(asked.total / hitsPerPage)
  const page = Math.max(Math.min(wanted, pages), 1)
  // Who asks for a page past the last one, such as with an old address, gets the last one.
  const found = page === wanted ? asked : findPage(page)
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
    page,
    pages,
    types: typesOf(found.types),
    type,
    corrections: found.corrections,
    isLiteral,
    alternatives: found.alternatives,
    fact: factFor(site.facts, index, found.asked),
    treatment: treatmentFor(site, found.asked),
    waysOn: site.navigation.main.map(({ label, path }) => ({ label, path })),
    popular: popularPaths.flatMap((path) => {
      const page = site.pages.get(path)
      return page ? [{ label: page.title, path }] : []
    }),
  }
}

const popularPaths = [
  '/zorgverzekering/vergoedingen',
  '/zorgverzekering/eigen-risico',
  '/zorgverzekering/premie',
  '/zorgverzekering/nota-indienen',
  '/zorgverzekering/overstappen',
]

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

/** The titles of the pages above this one. */
function crumbsOf({ pages }: Searched, path: string): string[] {
  const steps = path.split('/').slice(1, -1)
  return steps.flatMap((_, depth) => pages.get(`/${steps.slice(0, depth + 1).join('/')}`)?.title ?? [])
}

function factFor(facts: Searched['facts'], index: SearchIndex, query: string): SearchFact | undefined {
  const fact = factToTell(facts, query)
  return fact && { ...fact, path: pageOf(index, fact) }
}

function treatmentFor({ facts, settings, pages }: Searched, query: string): SearchTreatment | undefined {
  const { insurance } = facts
  const treatment = findNamedTreatment(insurance, settings.synonyms, query)
  if (!treatment) return undefined
  const year = yearToTell(facts, treatment)
  return {
    name: treatment.name,
    year,
    payer: usualPayerOf(treatment, insurance.products, year),
    verdict: verdictFor(insurance, treatment, year),
    path: pages.has(coverSearchPath) ? `${coverSearchPath}?behandeling=${treatment.id}` : treatment.page,
  }
}

const mostPagesOfFact = 10

/** The page that is most about it and names the value. */
function pageOf(index: SearchIndex, { label, value }: Omit<SearchFact, 'path'>): string | undefined {
  const { hits } = find(index, label, { limit: mostPagesOfFact, type: 'page' })
  const texts = new Map(index.documents.map(({ id, text }) => [id, text]))
  const words = plainSpaced(value)
  return (hits.find(({ id }) => plainSpaced(texts.get(id) ?? '').includes(words)) ?? hits[0])?.id
}

function plainSpaced(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}
