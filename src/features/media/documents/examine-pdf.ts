import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { Failure } from '#forms/failure.ts'
import { mediaRefusals } from '../refusals.ts'
import type { PdfFault } from './pdf-faults.ts'

/** A hundred times what the largest file takes: a busy machine is slow, and its PDFs are not wrong. */
const mostMilliseconds = 30_000

/** On a thread that lives no longer than that: what it takes and how long it takes, nobody else notices. */
export async function examinePdf(file: string): Promise<Failure | undefined> {
  const worker = new Worker(new URL('./pdf-worker.ts', import.meta.url), {
    workerData: file,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 16 },
  })
  try {
    const [fault] = await once(worker, 'message', { signal: AbortSignal.timeout(mostMilliseconds) })
    return fault === undefined ? undefined : mediaRefusals[fault as PdfFault]
  } catch {
    return mediaRefusals.hiddenPdf
  } finally {
    await worker.terminate()
  }
}
