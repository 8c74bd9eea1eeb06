import type { Database } from '#database/database.ts'
import { pageAddress } from '../page-address.ts'
import { nameOf } from '../store.ts'
import { lastVersions } from '../versions/store.ts'

export type Standing = {
  path: string
  isPublished: boolean
  draft: { title: string; isPlanned: boolean; isAsked: boolean } | undefined
}

/** Every page that is published or in the making, without what stands on it. */
export async function allStandings(db: Database): Promise<Standing[]> {
  const pages = await db.selectFrom('page').select('path').where('published', '=', 1).execute()
  const drafts = await db.selectFrom('draft').select(['path', 'title', 'publish_at', 'asked_at']).execute()
  const inTheMaking = new Map(
    drafts.map(({ path, title, publish_at, asked_at }) => [
      path,
      { title, isPlanned: publish_at !== null, isAsked: asked_at !== null },
    ]),
  )
  const published = new Set(pages.map(({ path }) => path))
  return [...new Set([...published, ...inTheMaking.keys()])].map((path) => ({
    path,
    isPublished: published.has(path),
    draft: inTheMaking.get(path),
  }))
}

/** The last titles of pages that were removed and can be taken back. */
export async function removedPages(db: Database): Promise<{ path: string; title: string }[]> {
  const removals = await db
    .selectFrom('past_version')
    .select(['path', 'title'])
    .where('event', '=', 'removed')
    .where('path', 'not in', db.selectFrom('page').select('path').where('published', '=', 1))
    .where('path', 'not in', db.selectFrom('draft').select('path'))
    .orderBy('at')
    .orderBy('id')
    .execute()
  return [...new Map(removals.map((page) => [page.path, page])).values()]
}

export type FailedPlan = { href: string; title: string; fault: string }

/** What should have been published by now and was not. Who saves it or plans it again has seen it. */
export async function failedPlans(db: Database): Promise<FailedPlan[]> {
  const rows = await db
    .selectFrom('draft')
    .select(['path', 'title', 'publish_fault'])
    .where('publish_fault', 'is not', null)
    .orderBy('updated_at')
    .limit(mostFailedPlans)
    .execute()
  return rows.map(({ path, title, publish_fault }) => ({
    href: pageAddress(path),
    title: title || path,
    fault: publish_fault ?? '',
  }))
}

const mostFailedPlans = 20

export type LastTouch = { at: string; by: string | null }
/** By the address of the page. */
export type LastTouches = Record<string, LastTouch>

/** Who last did something to these pages, and when. */
export async function lastTouches(db: Database, paths: string[]): Promise<LastTouches> {
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
  const touches: (LastTouch & { path: string })[] = [
    ...pages.map((row) => ({ path: row.path, at: row.updated_at, by: null })),
    ...[...versions].map(([path, { at, by }]) => ({ path, at, by })),
    ...drafts.map((row) => ({ path: row.path, at: row.updated_at, by: nameOf(row) })),
  ]
  // A later one takes the place of an earlier one; at the same time the one that names somebody.
  return Object.fromEntries(
    touches
      .toSorted((one, other) => one.at.localeCompare(other.at))
      .map(({ path, at, by }) => [path, { at, by }]),
  )
}
