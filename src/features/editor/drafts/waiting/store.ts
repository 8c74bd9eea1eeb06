import type { Database } from '#database/database.ts'
import { nameOf } from '../store.ts'

export type DraftInWaiting = { path: string; title: string; at: string }

/** What this editor worked on last and is not planned. */
export async function ownDrafts(db: Database, memberId: string, most: number): Promise<DraftInWaiting[]> {
  const rows = await db
    .selectFrom('draft')
    .select(['path', 'title', 'updated_at'])
    .where('updated_by', '=', memberId)
    .where('publish_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ path, title, updated_at }) => ({ path, title: title || path, at: updated_at }))
}

type AskedDraft = DraftInWaiting & { by: string | null }

/** What waits for a check, the longest waiting first: of everybody, or what one editor asked for. */
export async function askedDrafts(
  db: Database,
  askedBy: string | undefined,
  most: number,
): Promise<AskedDraft[]> {
  let question = db
    .selectFrom('draft')
    .leftJoin('member', 'member.id', 'draft.asked_by')
    .select(['path', 'title', 'asked_at', 'first_name', 'last_name'])
    .where('asked_at', 'is not', null)
  if (askedBy !== undefined) question = question.where('asked_by', '=', askedBy)
  const rows = await question.orderBy('asked_at').limit(most).execute()
  return rows.map((row) => ({
    path: row.path,
    title: row.title || row.path,
    at: row.asked_at ?? '',
    by: nameOf(row),
  }))
}

/** What this editor wrote last and somebody said something about that is not done yet. */
export async function sentBackDrafts(
  db: Database,
  memberId: string,
  most: number,
): Promise<DraftInWaiting[]> {
  const rows = await db
    .selectFrom('draft')
    .select(['path', 'title', 'updated_at'])
    .where('written_by', '=', memberId)
    .where('asked_at', 'is', null)
    .where('path', 'in', (eb) =>
      eb.selectFrom('remark').select('remark.path').where('handled_at', 'is', null),
    )
    .orderBy('updated_at', 'desc')
    .limit(most)
    .execute()
  return rows.map(({ path, title, updated_at }) => ({ path, title: title || path, at: updated_at }))
}

/** What comes by itself, the first to come first. */
export async function plannedDrafts(db: Database, most: number): Promise<DraftInWaiting[]> {
  const rows = await db
    .selectFrom('draft')
    .select(['path', 'title', 'publish_at'])
    .where('publish_at', 'is not', null)
    .orderBy('publish_at')
    .limit(most)
    .execute()
  return rows.map(({ path, title, publish_at }) => ({ path, title: title || path, at: publish_at ?? '' }))
}
