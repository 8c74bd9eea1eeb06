import { parentPort, workerData } from 'node:worker_threads'
import { hashPassword } from '#features/account/passwords/password.ts'

/** One core doing nothing but Argon2id. */
let count = 0
const end = performance.now() + Number(workerData) * 1_000
while (performance.now() < end) {
  hashPassword('een wachtwoord van niemand')
  count += 1
}
parentPort?.postMessage(count)
