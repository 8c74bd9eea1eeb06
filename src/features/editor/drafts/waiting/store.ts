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

export type AskedDraft = DraftInWaiting & { by: string | null }

/** What waits for a check, the longest waiting first: of everybody, what one editor asked for, or what others did. */
export async function askedDrafts(
  db: Database,
  asked: { by?: string; byOthersThan?: string },
  most: number,
): Promise<AskedDraft[]> {
  let question = db
    .selectFrom('draft')
    .leftJoin('member', 'member.id', 'draft.asked_by')
    .select(['path', 'title', 'asked_at', 'first_name', 'last_name'])
    .where('asked_at', 'is not', null)
  const { by, byOthersThan } = asked
  if (by !== undefined) question = question.where('asked_by', '=', by)
  if (byOthersThan !== undefined)
    question = question.where((eb) => eb.or([eb('asked_by', 'is', null), eb('asked_by', '!=', byOthersThan)]))
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
