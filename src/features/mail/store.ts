import type { Selectable } from 'kysely'
import { compileOnce } from '#database/compile-once.ts'
import type { Database } from '#database/database.ts'
import type { OutboxTable } from '#database/schema.ts'
import { sortableId } from '#database/sortable-id.ts'
import type { Mail } from './mail.ts'

export type OutboxMail = { id: string; mail: Mail; attempts: number; createdAt: string }

/** Written in the transaction of the change it tells about: no change without its mail, no mail without its change. */
export async function queueMail(
  trx: Database,
  mail: Mail,
  memberId: string | null,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  await trx
    .insertInto('outbox')
    .values({
      id: sortableId(),
      member_id: memberId,
      kind: mail.kind,
      document: JSON.stringify(mail),
      attempts: 0,
      created_at: at,
      next_try_at: at,
    })
    .execute()
}

type Claiming = { at: string; until: string; most: number }
type ClaimedRow = Pick<Selectable<OutboxTable>, 'id' | 'document' | 'attempts' | 'created_at'>

/**
 * The condition stands twice: on PostgreSQL two processes may choose the same rows, but only one of them finds the outer
 * condition still true.
 */
const claim = compileOnce<Claiming, ClaimedRow>((db, slot) => {
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('failed_at', 'is', null)
    .where('next_try_at', '<=', slot.at)
    .orderBy('next_try_at')
    .limit(slot.most)
  return db
    .updateTable('outbox')
    .set((eb) => ({ next_try_at: slot.until, attempts: eb('attempts', '+', 1) }))
    .where('id', 'in', due)
    .where('failed_at', 'is', null)
    .where('next_try_at', '<=', slot.at)
    .returning(['id', 'document', 'attempts', 'created_at'])
})

/** Takes mails that are due, so that nobody else sends them meanwhile. */
export async function claimDueMails(
  db: Database,
  now: Date,
  until: Date,
  most: number,
): Promise<OutboxMail[]> {
  const rows = await claim(db, { at: now.toISOString(), until: until.toISOString(), most })
  return rows.flatMap(({ id, document, attempts, created_at }) =>
    document ? [{ id, mail: JSON.parse(document), attempts, createdAt: created_at }] : [],
  )
}

export async function forgetMail(db: Database, id: string): Promise<void> {
  await db.deleteFrom('outbox').where('id', '=', id).execute()
}

export async function postponeMail(db: Database, id: string, fault: string, nextTry: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_try_at: nextTry.toISOString(), last_fault: fault })
    .where('id', '=', id)
    .execute()
}

/** What an operator needs stays: which kind, when, why. Whom it was for and what it said goes. */
export async function giveUpMail(db: Database, id: string, fault: string, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ failed_at: now.toISOString(), last_fault: fault, document: null, member_id: null })
    .where('id', '=', id)
    .execute()
}

/** How many are on their way, since when the oldest, and how many we gave up. */
export async function outboxState(
  db: Database,
): Promise<{ waiting: number; oldestAt: string | null; failed: number }> {
  const { count, min, countAll } = db.fn
  const row = await db
    .selectFrom('outbox')
    .select([countAll().as('all'), count('failed_at').as('failed')])
    .select((eb) =>
      min('created_at')
        .filterWhere(eb('failed_at', 'is', null))
        .as('oldest_at'),
    )
    .executeTakeFirstOrThrow()
  const failed = Number(row.failed)
  return { waiting: Number(row.all) - failed, oldestAt: row.oldest_at, failed }
}

/** Longer than any pause: a later time was written by a clock that has been set back since. */
const longestWaitInHours = 7

/** What would wait for such a time is due now. */
export async function bringForwardMails(db: Database, now: Date): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ next_try_at: now.toISOString() })
    .where('failed_at', 'is', null)
    .where('next_try_at', '>', new Date(now.getTime() + longestWaitInHours * 3_600_000).toISOString())
    .execute()
}

export async function forgetMailsOf(trx: Database, memberId: string): Promise<void> {
  await trx.deleteFrom('outbox').where('member_id', '=', memberId).execute()
}

export async function forgetFailedMails(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('outbox').where('failed_at', '<', before.toISOString()).execute()
}
