import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

/** Hashes and checks passwords on threads of their own, as many at a time as there are cores. */
export type Hasher = {
  hash: (password: string) => Promise<string>
  verify: (password: string, stored: string) => Promise<boolean>
  close: () => Promise<void>
}

/** The one that is open knows how busy it is. */
export type OpenHasher = Hasher & { waiting: () => number }

export type HashJob =
  | { kind: 'hash'; password: string }
  | { kind: 'verify'; password: string; stored: string }

/** So many wait already that this one would wait too long: better said at once. */
export class HasherBusy extends Error {
  readonly statusCode = 503
}

type Task = { job: HashJob; resolve: (result: unknown) => void; reject: (error: Error) => void }

const mostWaiting = 300
const longestWaitInSeconds = 8

export function openHasher(threads = availableParallelism()): OpenHasher {
  const waiting: Task[] = []
  const idle: Worker[] = []
  const workers = new Set<Worker>()

  function run<T>(job: HashJob): Promise<T> {
    if (waiting.length >= mostWaiting)
      return Promise.reject(new HasherBusy('Too many passwords wait to be checked.'))

    return new Promise((resolve, reject) => {
      const task: Task = { job, resolve: (result) => resolve(result as T), reject }
      waiting.push(task)
      setTimeout(() => giveUp(task), longestWaitInSeconds * 1_000).unref()
      next()
    })
  }

  function giveUp(task: Task) {
    const place = waiting.indexOf(task)
    if (place === -1) return
    waiting.splice(place, 1)
    task.reject(new HasherBusy('A password waited too long to be checked.'))
  }

  /** Threads start with the first work there is for them. */
  function next() {
    if (waiting.length === 0) return
    const worker = idle.pop() ?? (workers.size < threads ? startWorker() : undefined)
    const task = worker && waiting.shift()
    if (worker && task) give(worker, task)
  }

  function startWorker(): Worker {
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
    })
    worker.unref()
    workers.add(worker)
    return worker
  }

  function give(worker: Worker, { job, resolve, reject }: Task) {
    const onMessage = (result: unknown) => {
      worker.off('error', onError)
      idle.push(worker)
      resolve(result)
      next()
    }
    const onError = (error: Error) => {
      worker.off('message', onMessage)
      workers.delete(worker)
      reject(error)
      next()
    }
    worker.once('message', onMessage)
    worker.once('error', onError)
    worker.postMessage(job)
  }

  return {
    hash: (password) => run({ kind: 'hash', password }),
    verify: (password, stored) => run({ kind: 'verify', password, stored }),
    waiting: () => waiting.length,
    close: async () => void (await Promise.all([...workers].map((worker) => worker.terminate()))),
  }
}
