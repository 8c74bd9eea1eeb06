import { parentPort, workerData } from 'node:worker_threads'
import { buildIndex } from './build-index.ts'

parentPort?.postMessage(buildIndex(workerData.documents, workerData.synonyms))
