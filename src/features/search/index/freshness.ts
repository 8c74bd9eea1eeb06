import type { SearchIndex } from './search-index.ts'

const newsTypes = new Set(['nieuws', 'news'])
const millisecondsPerYear = 365 * 24 * 3600 * 1000

/** Old news counts less than new news, measured from the newest news there is. Other pages do not age. */
export function freshnessOf({ documents, newestNewsAt }: SearchIndex, number: number): number {
  const document = documents[number]
  if (!document || !newsTypes.has(document.type)) return 1
  const age = (newestNewsAt - Date.parse(document.date)) / millisecondsPerYear
  return 0.7 + 0.3 * 2 ** -(Number.isFinite(age) ? age : 10)
}

export function newestNewsOf(documents: SearchIndex['documents']): number {
  const dates = documents.filter(({ type }) => newsTypes.has(type)).map(({ date }) => Date.parse(date))
  return Math.max(...dates.filter(Number.isFinite), 0)
}
