import type { Database } from '#database/database.ts'
import { nameOf } from '../store.ts'
import { lastVersions } from '../versions/store.ts'

export type Standing = {
  path: string
  isPublished: boolean
  draft: { title: string; isPlanned: boolean } | undefined
}

/** Every page that is published or in the making, without what stands on it. */
export async function allStandings(db: Database): Promise<Standing[]> {
  const pages = await db.selectFrom('page').select('path').where('published', '=', 1).execute()
  const drafts = await db.selectFrom('draft').select(['path', 'title', 'publish_at']).execute()
  const inTheMaking = new Map(
    drafts.map((row) => [row.path, { title: row.title, isPlanned: row.publish_at !== null }]),
  )
  const published = new Set(pages.map(({ path }) => path))
  return [...new Set([...published, ...inTheMaking.keys()])].map((path) => ({
    path,
    isPublished: published.has(path),
    draft: inTheMaking.get(path),
  }))
}

/** The titles of pages that were removed and can be taken back. */
export async function removedPages(db: Database): Promise<{ path: string; title: string }[]> {
  return db
    .selectFrom('past_version')
    .select(['path', 'title'])
    .where('event', '=', 'removed')
    .where('path', 'not in', db.selectFrom('page').select('path').where('published', '=', 1))
    .where('path', 'not in', db.selectFrom('draft').select('path'))
    .groupBy(['path', 'title'])
    .execute()
}

export type LastTouch = { at: string; by: string | null }

/** Who last did something to these pages, and when. */
export async function lastTouches(db: Database, paths: string[]): Promise<Record<string, LastTouch>> {
  if (paths.length === 0) return {}
  const pages = await db
    .selectFrom('page')
    .select(['path', 'updated_at'])
    .where('path', 'in', paths)
    .execute()
  const drafts = await db
    .selectFrom('draft')
    .leftJoin('member', 'member.id', 'draft.updated_by')
    .select(['draft.path', 'draft.updated_at', 'member.first_name', 'member.last_name'])
    .where('draft.path', 'in', paths)
    .execute()
  const versions = await lastVersions(db, paths)
  return Object.fromEntries([
    ...pages.map((row) => [row.path, { at: row.updated_at, by: null }]),
    ...[...versions].map(([path, { at, by }]) => [path, { at, by }]),
    ...drafts.map((row) => [row.path, { at: row.updated_at, by: nameOf(row) }]),
  ])
}
