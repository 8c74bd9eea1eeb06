import { parentPort, workerData } from 'node:worker_threads'
import { buildIndex } from './build-index.ts'
import { type Keep, keep, openFingerprint } from './kept-index.ts'
import type { SearchDocument, SynonymGroup } from './search-index.ts'

const { synonyms, keep: place }: { synonyms: SynonymGroup[]; keep?: Keep } = workerData
const documents: SearchDocument[] = []

parentPort?.on('message', (batch: SearchDocument[] | 'all sent') => {
  if (batch !== 'all sent') documents.push(...batch)
  else send()
})

/** The documents stay behind: who sent them has them. Arrays of numbers change hands without being copied. */
function send(): void {
  const { documents: _, ...words } = buildIndex(documents, synonyms)
  if (place) {
    const fingerprint = openFingerprint(place, synonyms)
    for (const document of documents) fingerprint.add(document)
    keep(place, fingerprint.finish(), words)
  }
  parentPort?.postMessage(words, buffersIn(words))
}

function buffersIn(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return [value.buffer as ArrayBuffer]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(buffersIn) : []
}
