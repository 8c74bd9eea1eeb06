import type { Database } from '#database/database.ts'

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
