import type { SearchIndex } from '#features/search/index/search-index.ts'
import { find } from '#features/search/query/find.ts'
import { suggest } from '#features/search/suggest.ts'

/** What 95 of 100 queries take at most, in milliseconds. */
export type Speed = { p95: number; suggestP95: number }

/** Each query once, as somebody asks it; others come before, as code warms up. */
export function measureSpeed(index: SearchIndex, queries: string[]): Speed {
  const [warming, asked] = [queries.slice(0, queriesToWarmUp), queries.slice(queriesToWarmUp)]
  for (const query of warming) search(index, query)
  const times = asked.map((query) => search(index, query))
  return {
    p95: p95Of(times.map(({ found }) => found)),
    suggestP95: p95Of(times.map(({ suggested }) => suggested)),
  }
}

const queriesToWarmUp = 300

function search(index: SearchIndex, query: string) {
  return {
    found: millisecondsOf(() => find(index, query)),
    suggested: millisecondsOf(() => suggest(index, query.slice(0, 3))),
  }
}

function millisecondsOf(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

function p95Of(times: number[]): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}
