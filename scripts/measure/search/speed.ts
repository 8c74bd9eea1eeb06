import type { SearchIndex } from '#features/search/index/search-index.ts'
import { find } from '#features/search/query/find.ts'
import { suggest } from '#features/search/suggest.ts'

const runs = 5

/** What 95 of 100 queries take at most, in milliseconds. */
export type Speed = { p95: number; suggestP95: number }

export function measureSpeed(index: SearchIndex, queries: string[]): Speed {
  for (const query of queries.slice(0, 100)) find(index, query)
  const times = queries.map((query) => time(() => find(index, query)))
  const suggestTimes = queries.map((query) => time(() => suggest(index, query.slice(0, 3))))
  return { p95: at(times, 0.95), suggestP95: at(suggestTimes, 0.95) }
}

/** The best of a few runs: what else the machine does, is not what is measured. */
function time(work: () => unknown): number {
  return Math.min(...Array.from({ length: runs }, () => millisecondsOf(work)))
}

function millisecondsOf(work: () => unknown): number {
  const started = performance.now()
  work()
  return performance.now() - started
}

function at(times: number[], part: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0
}
