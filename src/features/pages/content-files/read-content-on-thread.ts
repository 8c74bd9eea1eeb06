import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { PageFile } from '../page.ts'

/** Node never forgets a module that it read. On a thread of their own the files take no memory once they are read. */
export async function readContentOnThread(folder: URL): Promise<PageFile[]> {
  const worker = new Worker(new URL('./content-worker.ts', import.meta.url), { workerData: folder.href })
  const [pages] = await once(worker, 'message')
  await worker.terminate()
  return pages
}
