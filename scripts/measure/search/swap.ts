import { setImmediate as nextTurn } from 'node:timers/promises'
import type { SearchDocument } from '#features/search/index/search-index.ts'
import { openSearcher, type Searcher } from '#features/search/searcher.ts'
import { synonyms } from '../../../content/search/synonyms.ts'

/** How long until all can be found, how long anything else had to wait meanwhile, and how much memory it takes. */
export type Swap = { milliseconds: number; longestWait: number; megabytes: number; searcher: Searcher }

/** As the site does it: on a thread, and then swapped. The documents are made while they are read. */
export async function measureSwap(documents: () => Iterable<SearchDocument>): Promise<Swap> {
  const searcher = openSearcher(() => synonyms, { onFault: fail })
  const before = memoryInUse()
  const waits = watchTurns()
  const started = performance.now()
  await searcher.read(documents)
  const milliseconds = performance.now() - started
  const longestWait = await waits.stop()
  return { milliseconds, longestWait, megabytes: (memoryInUse() - before) / 1e6, searcher }
}

function fail(error: unknown): never {
  throw error
}

/** What is alive, on the heap and beside it; what a process holds besides depends on what it did before. */
function memoryInUse(): number {
  globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** One turn of the event loop after another, and how long the longest took. */
function watchTurns() {
  let isOver = false
  let longest = 0
  const watching = (async () => {
    for (let last = performance.now(); !isOver; last = performance.now()) {
      await nextTurn()
      longest = Math.max(longest, performance.now() - last)
    }
  })()
  return {
    async stop(): Promise<number> {
      isOver = true
      await watching
      return longest
    },
  }
}
