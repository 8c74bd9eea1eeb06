import type { Database } from '#database/database.ts'
import type { Job } from '../jobs/job.ts'
import { takeJob, waitingJobs } from '../jobs/store.ts'
import type { Audit, MakeAudit } from '../security-log/audit.ts'
import { sendReset } from './reset-password.ts'
import { sendActivation } from './send-activation.ts'

const jobsAtOnce = 50

/**
 * Does what was asked. Several processes may do it at the same time. One that fails stays for the next round and does
 * not hold up the others; the fault is thrown when all have had their turn.
 */
export async function runJobs(db: Database, makeAudit: MakeAudit, now: Date): Promise<void> {
  const faults: unknown[] = []
  let last = ''
  for (let ids = await waitingJobs(db, last, jobsAtOnce); ids.length > 0; ) {
    for (const id of ids) {
      await db
        .transaction()
        .execute(async (trx) => {
          const job = await takeJob(trx, id)
          if (job) await runJob(trx, job, makeAudit(job.requestId, ''), now)
        })
        .catch((fault) => faults.push(fault))
      last = id
    }
    ids = await waitingJobs(db, last, jobsAtOnce)
  }
  if (faults.length > 0) throw faults[0]
}

async function runJob(trx: Database, job: Job, audit: Audit, now: Date): Promise<void> {
  switch (job.kind) {
    case 'send-activation':
      return sendActivation(trx, job, audit, now)
    case 'send-reset':
      return sendReset(trx, job, audit, now)
  }
}
