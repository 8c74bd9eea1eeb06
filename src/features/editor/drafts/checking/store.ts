import type { Database } from '#database/database.ts'
import { eventIdAt } from '#features/account/security-log/event-id.ts'
import { publishingRoles } from '../../people/roles.ts'
import { longestAnswers, mostRemarksOfAPage, type Remark } from './remark.ts'

type Asking = { id: string; revision: number; by: string; now: Date }

/** False when somebody saved since. Asking again is about the newest. */
export async function saveAsking(trx: Database, { id, revision, by, now }: Asking): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('draft')
    .set(({ fn, val }) => ({
      asked_at: now.toISOString(),
      // Who asked first hears how it ends.
      asked_by: fn.coalesce('asked_by', val(by)),
      asked_revision: revision,
    }))
    .where('id', '=', id)
    .where('revision', '=', revision)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False when it does not wait for a check any more, or somebody saved since the revision that was seen. */
export async function endAsking(trx: Database, id: string, revision?: number): Promise<boolean> {
  let update = trx
    .updateTable('draft')
    .set({ asked_at: null, asked_by: null, asked_revision: null })
    .where('id', '=', id)
    .where('asked_at', 'is not', null)
  if (revision !== undefined) update = update.where('revision', '=', revision)
  const { numUpdatedRows } = await update.executeTakeFirst()
  return numUpdatedRows === 1n
}

/** True for whoever is to mail about this page: nobody did since `before`. */
export async function takeMailTurn(trx: Database, id: string, before: Date, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx
    .updateTable('draft')
    .set({ mailed_at: now.toISOString() })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('mailed_at', 'is', null), eb('mailed_at', '<=', before.toISOString())]))
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type MailedColleague = { id: string; email: string; firstName: string }

/** Everybody who may check, but for whoever asks. */
export async function checkersBut(db: Database, by: string): Promise<MailedColleague[]> {
  const rows = await db
    .selectFrom('editor')
    .innerJoin('member', 'member.id', 'editor.member_id')
    .select(['member.id', 'email', 'first_name'])
    .where('role', 'in', publishingRoles)
    .where('member.id', '!=', by)
    .orderBy('email')
    .limit(mostMailed)
    .execute()
  return rows.map(({ id, email, first_name }) => ({ id, email, firstName: first_name }))
}

const mostMailed = 20

export type NewRemark = { path: string; blockId: string; place: string; words: string; by: string; now: Date }

export async function addRemark(trx: Database, remark: NewRemark): Promise<void> {
  const { path, blockId, place, words, by, now } = remark
  await trx
    .insertInto('remark')
    .values({
      id: eventIdAt(now),
      path,
      block_id: blockId,
      place,
      words,
      at: now.toISOString(),
      by,
    })
    .execute()
}

export async function forgetOldestRemarks(trx: Database, path: string): Promise<void> {
  const excess = await trx
    .selectFrom('remark')
    .select('id')
    .where('path', '=', path)
    .orderBy('id', 'desc')
    .offset(mostRemarksOfAPage)
    .limit(1)
    .executeTakeFirst()
  if (excess) await trx.deleteFrom('remark').where('path', '=', path).where('id', '<=', excess.id).execute()
}

const mostRemarks = 50_000

/** Of all pages together, those that are gone among them. */
export async function forgetOldRemarks(db: Database): Promise<void> {
  const excess = await db
    .selectFrom('remark')
    .select('id')
    .orderBy('id', 'desc')
    .offset(mostRemarks)
    .limit(1)
    .executeTakeFirst()
  if (excess) await db.deleteFrom('remark').where('id', '<=', excess.id).execute()
}

/** In the order in which they were made. */
export async function remarksOf(db: Database, path: string): Promise<Remark[]> {
  const rows = await db
    .selectFrom('remark')
    .leftJoin('member as maker', 'maker.id', 'remark.by')
    .leftJoin('member as handler', 'handler.id', 'remark.handled_by')
    .select(['remark.id', 'block_id', 'place', 'words', 'at', 'answer', 'handled_at'])
    .select(['maker.first_name as maker_first', 'maker.last_name as maker_last'])
    .select(['handler.first_name as handler_first', 'handler.last_name as handler_last'])
    .where('path', '=', path)
    .orderBy('remark.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    blockId: row.block_id || undefined,
    place: row.place,
    words: row.words,
    at: row.at,
    by: row.maker_first === null ? null : `${row.maker_first} ${row.maker_last}`,
    answer: row.answer,
    handledAt: row.handled_at,
    handledBy: row.handler_first === null ? null : `${row.handler_first} ${row.handler_last}`,
  }))
}

export async function openRemarksOf(db: Database, path: string): Promise<Remark[]> {
  return (await remarksOf(db, path)).filter(({ handledAt }) => handledAt === null)
}

type Handling = { id: string; path: string; answer: string; by: string; now: Date }

/** False when somebody did already. */
export async function handleRemark(trx: Database, handling: Handling): Promise<boolean> {
  const { id, path, answer, by, now } = handling
  const { numUpdatedRows } = await trx
    .updateTable('remark')
    .set({ handled_at: now.toISOString(), handled_by: by, answer: answer || null })
    .where('id', '=', id)
    .where('path', '=', path)
    .where('handled_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** A colleague was first, so this comes behind what they said; an answer that says nothing is none. */
export async function addToAnswer(
  trx: Database,
  handling: Handling,
  name: string,
): Promise<'added' | 'full' | 'unknown'> {
  const { id, path, answer } = handling
  const said = `${name}: ${answer}`
  const remark = await trx
    .selectFrom('remark')
    .select('answer')
    .where('id', '=', id)
    .where('path', '=', path)
    .executeTakeFirst()
  if (!answer || !remark) return 'unknown'
  if ((remark.answer ?? '').length + said.length > longestAnswers) return 'full'
  await trx
    .updateTable('remark')
    .set((eb) => ({
      answer: eb
        .case()
        .when('answer', 'is', null)
        .then(said)
        .else(eb('answer', '||', `\n${said}`))
        .end(),
    }))
    .where('id', '=', id)
    .where('path', '=', path)
    .execute()
  return 'added'
}

/** What was still open when the page was published is so with the consent of whoever published it. */
export async function closeRemarks(trx: Database, path: string, by: string | null, now: Date): Promise<void> {
  await trx
    .updateTable('remark')
    .set({ handled_at: now.toISOString(), handled_by: by })
    .where('path', '=', path)
    .where('handled_at', 'is', null)
    .execute()
}

export async function moveRemarks(trx: Database, moves: ReadonlyMap<string, string>): Promise<void> {
  for (const [from, to] of moves)
    await trx.updateTable('remark').set({ path: to }).where('path', '=', from).execute()
}
