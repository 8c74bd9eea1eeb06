import { buildIndex } from '#features/search/build-index.ts'
import { find } from '#features/search/find.ts'
import type { SearchDocument } from '#features/search/search-index.ts'
import { suggest } from '#features/search/suggest.ts'
import { countOf } from '#features/search/word-list.ts'
import { synonyms } from '../../content/search/synonyms.ts'

const runs = 5

/** Times in milliseconds. */
export type Speed = {
  build: number
  p50: number
  p95: number
  suggestP95: number
  megabytes: number
  forms: number
}

export function measureSpeed(documents: SearchDocument[], queries: string[]): Speed {
  const before = memoryInUse()
  const started = performance.now()
  const index = buildIndex(documents, synonyms)
  const build = performance.now() - started
  const megabytes = (memoryInUse() - before) / 1e6
  for (const query of queries.slice(0, 100)) find(index, query)

  const times = queries.map((query) => time(() => find(index, query))).sort((a, b) => a - b)
  const suggestTimes = queries
    .map((query) => time(() => suggest(index, query.slice(0, 3))))
    .sort((a, b) => a - b)
  return {
    build,
    megabytes,
    forms: countOf(index.vocabulary.forms),
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    suggestP95: at(suggestTimes, 0.95),
  }
}

function memoryInUse(): number {
  globalThis.gc?.()
  const { heapUsed, arrayBuffers } = process.memoryUsage()
  return heapUsed + arrayBuffers
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

function at(sorted: number[], part: number): number {
  return sorted[Math.floor(sorted.length * part)] ?? 0
}
