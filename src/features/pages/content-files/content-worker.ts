import { parentPort, workerData } from 'node:worker_threads'
import { readContentFiles } from './read-content-files.ts'

parentPort?.postMessage(await readContentFiles(new URL(workerData)))
