import { createHmac, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { emptyHash } from './password.ts'

/** Hashes and checks passwords on threads of their own, as many at a time as there are cores. */
export type Hasher = {
  /** As `like` was made, a hash that is stored, if it is given: equal passwords then have equal hashes. */
  hash: (password: string, like?: string) => Promise<string>
  verify: (password: string, stored: string) => Promise<boolean>
  /** What passwords of one subject are made like as long as none of them is stored: the same however often one asks. */
  likeFor: (subject: string) => string
  close: () => Promise<void>
}

/** The one that is open knows how busy it is. */
export type OpenHasher = Hasher & { waiting: () => number }

export type HashJob =
  | { kind: 'hash'; password: string; like?: string | undefined }
  | { kind: 'verify'; password: string; stored: string }

/** So many wait already that this one would wait too long: better said at once. */
export class HasherBusy extends Error {
  readonly statusCode = 503
}

type Task = { job: HashJob; resolve: (result: unknown) => void; reject: (error: Error) => void }

type Thread = { worker: Worker; tasks: Task[] }

const mostWaiting = 300
const longestWaitInSeconds = 8
/** The one it works on, and the next: a thread that is done does not wait until somebody has time for it. */
const tasksOfAThread = 2

type HasherSettings = {
  /** Nobody else can tell the salts that are made with it. */
  key?: Buffer
  most?: number
  secondsOfRest?: number
}

export function openHasher({
  key = randomBytes(32),
  most = availableParallelism(),
  secondsOfRest = 3,
}: HasherSettings = {}): OpenHasher {
  const waiting: Task[] = []
  const threads = new Set<Thread>()
  /** A thread keeps some 6 MB. Whoever comes after a rest waits for a new one: some 40 ms. Shorter than `main.ts` waits. */
  const rest = setTimeout(endIdleThreads, secondsOfRest * 1_000).unref()

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

  function next() {
    const thread = waiting.length > 0 ? freeThread() : undefined
    const task = thread && waiting.shift()
    if (!task) return
    thread.tasks.push(task)
    thread.worker.ref()
    thread.worker.postMessage(task.job)
    next()
  }

  /** Threads start with the first work there is for them. */
  function freeThread(): Thread | undefined {
    const [freest] = [...threads].sort((a, b) => a.tasks.length - b.tasks.length)
    if (freest?.tasks.length === 0) return freest
    if (threads.size < most) return startThread()
    return freest && freest.tasks.length < tasksOfAThread ? freest : undefined
  }

  function startThread(): Thread {
    const worker = new Worker(new URL('./hash-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 32, maxYoungGenerationSizeMb: 4 },
    })
    const thread: Thread = { worker, tasks: [] }
    worker.on('message', (result) => {
      thread.tasks.shift()?.resolve(result)
      if (thread.tasks.length === 0) worker.unref()
      rest.refresh()
      next()
    })
    worker.once('error', (error: Error) => {
      threads.delete(thread)
      const [failed, ...others] = thread.tasks
      failed?.reject(error)
      waiting.unshift(...others)
      next()
    })
    threads.add(thread)
    return thread
  }

  function endIdleThreads() {
    for (const thread of threads) if (thread.tasks.length === 0) void endThread(thread)
  }

  async function endThread(thread: Thread): Promise<void> {
    threads.delete(thread)
    await thread.worker.terminate()
  }

  return {
    hash: (password, like) => run({ kind: 'hash', password, like }),
    verify: (password, stored) => run({ kind: 'verify', password, stored }),
    likeFor: (subject) =>
      emptyHash(createHmac('sha256', key).update(`salt ${subject}`).digest().subarray(0, 16)),
    waiting: () => waiting.length,
    close: async () => {
      clearTimeout(rest)
      await Promise.all([...threads].map(endThread))
    },
  }
}
