import { compileOnce } from '#database/compile-once.ts'
import type { Database } from '#database/database.ts'
import { sortableId } from '#database/sortable-id.ts'
import type { Job } from './job.ts'

export async function queueJob(db: Database, job: Job, now: Date): Promise<void> {
  await db
    .insertInto('job')
    .values({ id: sortableId(), document: JSON.stringify(job), created_at: now.toISOString() })
    .execute()
}

const waiting = compileOnce<{ after: string; most: number }, { id: string }>((db, slot) =>
  db.selectFrom('job').select('id').where('id', '>', slot.after).orderBy('id').limit(slot.most),
)

/** Oldest first, those after the one that is named. */
export async function waitingJobs(db: Database, after: string, most: number): Promise<string[]> {
  return (await waiting(db, { after, most })).map(({ id }) => id)
}

export async function countJobs(db: Database): Promise<number> {
  const { waiting } = await db
    .selectFrom('job')
    .select(db.fn.countAll().as('waiting'))
    .executeTakeFirstOrThrow()
  return Number(waiting)
}

/** Whoever takes it, does it: in the same transaction, so that it is done once or not at all. */
export async function takeJob(trx: Database, id: string): Promise<Job | undefined> {
  const row = await trx.deleteFrom('job').where('id', '=', id).returning('document').executeTakeFirst()
  return row && JSON.parse(row.document)
}

export async function forgetOldJobs(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('job').where('created_at', '<', before.toISOString()).execute()
}
