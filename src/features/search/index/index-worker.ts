import { parentPort, workerData } from 'node:worker_threads'
import { buildIndex } from './build-index.ts'
import type { SearchDocument } from './search-index.ts'

const documents: SearchDocument[] = []

parentPort?.on('message', (batch: SearchDocument[] | 'all sent') => {
  if (batch !== 'all sent') documents.push(...batch)
  else send()
})

/** The documents stay behind: who sent them has them. Arrays of numbers change hands without being copied. */
function send(): void {
  const { documents: _, ...words } = buildIndex(documents, workerData.synonyms)
  parentPort?.postMessage(words, buffersIn(words))
}

function buffersIn(value: unknown): ArrayBuffer[] {
  if (ArrayBuffer.isView(value)) return [value.buffer as ArrayBuffer]
  return value !== null && typeof value === 'object' ? Object.values(value).flatMap(buffersIn) : []
}
