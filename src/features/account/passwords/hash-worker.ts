import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import type { HashJob } from './hasher.ts'
import { hashPassword, verifyPassword } from './password.ts'

// Of this thread only: pages and other calls go before hashing, however many log in at once. Beside other programs that
// never pause, it gets a tenth of what they get: the lowest priority would be less than a fiftieth.
setPriority(0, 10)

parentPort?.on('message', (job: HashJob) => {
  parentPort?.postMessage(
    job.kind === 'hash' ? hashPassword(job.password, job.like) : verifyPassword(job.password, job.stored),
  )
})
