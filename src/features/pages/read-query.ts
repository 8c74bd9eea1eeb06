import type { Query } from '#features/blocks/gathered.ts'

/** No shorter than the longest address that the site answers: what somebody follows us with is no reason to lose a choice. */
export const longestQuery = 6_000
const longestValue = 200
/** Of one key. */
const mostValues = 24

/**
 * What the address asks, as far as somebody reads it: an address is never an error. What is too long is cut and what
 * cannot be shown is marked, so that whoever reads it can tell that it does not fit.
 */
export function readQuery(search: string, keys: ReadonlySet<string>): Query {
  if (search.length < 2 || search.length > longestQuery || keys.size === 0) return {}

  const known = [...new URLSearchParams(search)].filter(([key, value]) => keys.has(key) && value !== '')
  const byKey = Map.groupBy(known, ([key]) => key)
  return Object.fromEntries(
    [...byKey].map(([key, pairs]) => [key, pairs.slice(0, mostValues).map(([, value]) => toPlain(value))]),
  )
}

/** The question mark belongs to the query. */
export function splitUrl(url: string): [path: string, query: string] {
  const start = url.indexOf('?')
  return start === -1 ? [url, ''] : [url.slice(0, start), url.slice(start)]
}

function toPlain(value: string): string {
  return value.slice(0, longestValue).replace(/[\p{Cc}\p{Cs}\p{Co}\p{Cn}]/gu, '\ufffd')
}
