import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { findPdfFault } from './pdf-faults.ts'

parentPort?.postMessage(findPdfFault(readFileSync(workerData)))
