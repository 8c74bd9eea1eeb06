import { searchPath } from '#addresses.ts'
import type { Payer } from '#features/insurance/answer.ts'

export type FoundPages = {
  /** What was asked; empty when nothing was. */
  query: string
  total: number
  /** How many more pages hold the words, and whether they are shown too. */
  rest: number
  isAll: boolean
  hits: SearchHit[]
  /** The page of results that is shown, and how many there are. */
  page: number
  pages: number
  /** The sorts of pages among all results; the one that was asked for, if any. */
  types: SearchType[]
  type: string | undefined
  /** Words that were taken for typing errors, unless the literal words were asked for. */
  corrections: Replacement[]
  isLiteral: boolean
  /** What else might have been meant. */
  alternatives: Replacement[]
  /** A fact that answers the question at once. */
  fact: SearchFact | undefined
  /** Who pays for the treatment that was asked for. */
  treatment?: SearchTreatment | undefined
  /** Where to begin when nothing was found. */
  waysOn: { label: string; path: string }[]
  /** What many people look for. */
  popular: { label: string; path: string }[]
}

export type SearchHit = { path: string; title: MarkedText; excerpt: MarkedText; crumbs: string[] }
export type SearchType = { id: string; label: string; count: number }
export type SearchFact = {
  label: string
  value: string
  /** Of a day it is that of the insurance that it is about. */
  year: number
  isDay: boolean
  isProvisional: boolean
  /** Where it is explained. */
  path: string | undefined
}
export type SearchTreatment = {
  name: string
  year: number
  payer: Payer | undefined
  verdict: string
  /** Where it can be asked for a package. */
  path: string | undefined
}
export type Replacement = { from: string; to: string }

/** A text, and from where to where the words in it stand that were looked for. */
export type MarkedText = { text: string; marks: [start: number, end: number][] }

export const hitsPerPage = 10

/** The place on the page of a hit, counted over all pages of results. */
export function idOfHit(number: number): string {
  return `resultaat-${number}`
}

/** Whether somebody reads what they asked before any page. */
export function isAnswered({ fact, treatment }: FoundPages): boolean {
  return fact !== undefined || treatment !== undefined
}

/** The address of the same search with something changed. */
export function searchAddress(
  { query, type, isLiteral, isAll }: FoundPages,
  changes: Partial<SearchAddress> = {},
) {
  const { q, soort, letterlijk, alles, pagina } = {
    q: query,
    soort: type,
    letterlijk: isLiteral,
    alles: isAll,
    pagina: 1,
    ...changes,
  }
  const pairs = [
    ['q', q],
    ...(soort ? [['soort', soort]] : []),
    ...(letterlijk ? [['letterlijk', '1']] : []),
    ...(alles ? [['alles', '1']] : []),
    ...(pagina > 1 ? [['pagina', String(pagina)]] : []),
  ]
  return `${searchPath}?${new URLSearchParams(pairs)}`
}

type SearchAddress = {
  q: string
  soort: string | undefined
  letterlijk: boolean
  alles: boolean
  pagina: number
}
