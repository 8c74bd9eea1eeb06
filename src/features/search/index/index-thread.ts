import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { toStored } from './build-index.ts'
import type { SearchDocument, SearchIndex, StoredDocument, SynonymGroup } from './search-index.ts'

const documentsPerTurn = 50

/** Builds an index on a thread that lives no longer than that. However many documents, nobody else has to wait. */
export async function indexOnThread(
  documents: Iterable<SearchDocument>,
  synonyms: SynonymGroup[],
  signal: AbortSignal,
): Promise<SearchIndex> {
  const worker = new Worker(new URL('./index-worker.ts', import.meta.url), {
    workerData: { synonyms },
    resourceLimits: { maxYoungGenerationSizeMb: 4 },
  })
  const stop = () => void worker.terminate()
  signal.addEventListener('abort', stop)
  try {
    const [words, stored] = await Promise.all([wordsFrom(worker), send(documents, worker)])
    return { ...words, documents: stored }
  } finally {
    signal.removeEventListener('abort', stop)
    await worker.terminate()
  }
}

function wordsFrom(worker: Worker): Promise<Omit<SearchIndex, 'documents'>> {
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
    worker.once('exit', () => reject(new Error('The thread ended before the index was made.')))
  })
}

async function send(documents: Iterable<SearchDocument>, worker: Worker): Promise<StoredDocument[]> {
  const stored: StoredDocument[] = []
  let batch: SearchDocument[] = []
  for (const document of documents) {
    stored.push(toStored(document))
    batch.push(document)
    if (batch.length < documentsPerTurn) continue
    worker.postMessage(batch)
    batch = []
    await nextTurn()
  }
  worker.postMessage(batch)
  worker.postMessage('all sent')
  return stored
}
