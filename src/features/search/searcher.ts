import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { buildIndex } from './build-index.ts'
import type { SearchDocument, SearchIndex, SynonymGroup } from './search-index.ts'

/** What can be found now. */
export type Searcher = {
  index: () => SearchIndex
  /** Reads all documents on a thread of its own; until that is done, what was read before can be found. */
  read: (documents: SearchDocument[]) => Promise<void>
}

export function openSearcher(synonyms: SynonymGroup[]): Searcher {
  let index = buildIndex([], synonyms)
  let latest = 0

  return {
    index: () => index,
    async read(documents) {
      latest += 1
      const mine = latest
      const made = await indexOnThread(documents, synonyms)
      // Who began later knows more, even when it was ready earlier.
      if (mine === latest) index = made
    },
  }
}

async function indexOnThread(documents: SearchDocument[], synonyms: SynonymGroup[]): Promise<SearchIndex> {
  const worker = new Worker(new URL('./index-worker.ts', import.meta.url), {
    workerData: { documents, synonyms },
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  })
  try {
    const [index] = await once(worker, 'message')
    return index
  } finally {
    await worker.terminate()
  }
}
