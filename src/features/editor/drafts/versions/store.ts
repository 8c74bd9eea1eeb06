import type { Database } from '#database/database.ts'
import { readJson } from '#database/json.ts'
import { eventIdAt } from '#features/account/security-log/event-id.ts'
import { countWork } from '../../work/store.ts'
import { mostVersions, mostVersionsOfAPage } from '../../work/work-limits.ts'
import type { DraftDocument } from '../draft.ts'
import { nameOf, titleOf } from '../store.ts'
import type { PageVersion, VersionEvent } from './version.ts'

export type NewVersion = {
  document: DraftDocument
  event: VersionEvent
  by: string | null
  now: Date
  /** Who of those who may publish wrote last in what nobody published. */
  publisher?: string | null
}

export async function addVersion(
  trx: Database,
  { document, event, by, now, publisher = null }: NewVersion,
): Promise<void> {
  await trx
    .insertInto('past_version')
    .values({
      id: eventIdAt(now),
      path: document.path,
      title: titleOf(document),
      document: JSON.stringify(document),
      event,
      at: now.toISOString(),
      by,
      written_by_publisher: publisher,
    })
    .execute()
  await countWork(trx, 'versions', by, now)
  await forgetOldest(trx, document.path)
}

async function forgetOldest(trx: Database, path: string): Promise<void> {
  const excess = await trx
    .selectFrom('past_version')
    .select('id')
    .where('path', '=', path)
    .orderBy('id', 'desc')
    .offset(mostVersionsOfAPage)
    .limit(1)
    .executeTakeFirst()
  if (!excess) return
  await trx.deleteFrom('past_version').where('path', '=', path).where('id', '<=', excess.id).execute()
}

/** Of all pages together, those that are gone among them. */
export async function forgetOldVersions(db: Database): Promise<void> {
  const excess = await db
    .selectFrom('past_version')
    .select('id')
    .orderBy('id', 'desc')
    .offset(mostVersions)
    .limit(1)
    .executeTakeFirst()
  if (excess) await db.deleteFrom('past_version').where('id', '<=', excess.id).execute()
}

const versionsPerScreen = 50

/** Newest first. */
export async function versionsOf(db: Database, path: string): Promise<PageVersion[]> {
  const rows = await versions(db)
    .where('past_version.path', '=', path)
    .orderBy('past_version.at', 'desc')
    .orderBy('past_version.id', 'desc')
    .limit(versionsPerScreen)
    .execute()
  return rows.map(toVersion)
}

const toldVersions = 10

/** The latest, newest first, with what they held. */
export async function latestDocuments(
  db: Database,
  path: string,
): Promise<(PageVersion & { document: DraftDocument })[]> {
  const rows = await versions(db)
    .select('past_version.document')
    .where('past_version.path', '=', path)
    .orderBy('past_version.at', 'desc')
    .orderBy('past_version.id', 'desc')
    .limit(toldVersions)
    .execute()
  return rows.map((row) => ({ ...toVersion(row), document: readJson(row.document) as DraftDocument }))
}

export async function hasVersions(db: Database, path: string): Promise<boolean> {
  const row = await db
    .selectFrom('past_version')
    .select('id')
    .where('path', '=', path)
    .where('event', '!=', 'set-aside')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

export async function findVersion(
  db: Database,
  id: string,
): Promise<(PageVersion & { document: DraftDocument; publisher: string | null }) | undefined> {
  const row = await versions(db)
    .select(['past_version.document', 'past_version.written_by_publisher as publisher'])
    .where('past_version.id', '=', id)
    .executeTakeFirst()
  return (
    row && {
      ...toVersion(row),
      document: { ...(readJson(row.document) as DraftDocument), path: row.path },
      publisher: row.publisher,
    }
  )
}

/** The last thing that happened to each of these pages. */
export async function lastVersions(db: Database, paths: string[]): Promise<Map<string, PageVersion>> {
  if (paths.length === 0) return new Map()
  const rows = await versions(db)
    .where('past_version.path', 'in', paths)
    .where('past_version.event', '!=', 'set-aside')
    .orderBy('past_version.id')
    .execute()
  return new Map(rows.map((row) => [row.path, toVersion(row)]))
}

/** The history of a page goes where the page goes. */
export async function moveVersions(trx: Database, fromPath: string, toPath: string): Promise<void> {
  await trx.updateTable('past_version').set({ path: toPath }).where('path', '=', fromPath).execute()
}

function versions(db: Database) {
  return db
    .selectFrom('past_version')
    .leftJoin('member', 'member.id', 'past_version.by')
    .select([
      'past_version.id',
      'past_version.path',
      'past_version.title',
      'past_version.event',
      'past_version.at',
      'member.first_name',
      'member.last_name',
    ])
}

type VersionRow = Omit<PageVersion, 'by'> & { first_name: string | null; last_name: string | null }

function toVersion(row: VersionRow): PageVersion {
  const { id, path, title, event, at } = row
  return { id, path, title, event, at, by: nameOf(row) }
}
