import { setImmediate as nextTurn } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { toStored } from './build-index.ts'
import { findKept, type Keep, openFingerprint, type Words } from './kept-index.ts'
import type { SearchDocument, SearchIndex, StoredDocument, SynonymGroup } from './search-index.ts'

const documentsPerTurn = 50

export type MakeIndex = (
  documents: Iterable<SearchDocument>,
  synonyms: SynonymGroup[],
  signal: AbortSignal,
) => Promise<SearchIndex>

const program = new URL('./index-worker.ts', import.meta.url)

/** Builds an index on a thread that lives no longer than that. However many documents, nobody else has to wait. */
export const indexOnThread: MakeIndex = (documents, synonyms, signal) =>
  makeOnThread(documents, synonyms, signal)

/** The same; the first time, when nobody waits for anything else yet, the one that was kept will do if it fits. */
export function keptIndexOrThread(file: string): MakeIndex {
  const kept = { file, program: program.href }
  let isFirst = true
  return async (documents, synonyms, signal) => {
    if (!isFirst) return makeOnThread(documents, synonyms, signal, kept)
    isFirst = false
    const all = [...documents]
    const fingerprint = openFingerprint(kept, synonyms)
    for (const document of all) fingerprint.add(document)
    const words = await findKept(kept, fingerprint.finish())
    return words ? { ...words, documents: all.map(toStored) } : makeOnThread(all, synonyms, signal, kept)
  }
}

async function makeOnThread(
  documents: Iterable<SearchDocument>,
  synonyms: SynonymGroup[],
  signal: AbortSignal,
  keep?: Keep,
): Promise<SearchIndex> {
  const worker = new Worker(program, {
    workerData: { synonyms, keep },
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

function wordsFrom(worker: Worker): Promise<Words> {
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
