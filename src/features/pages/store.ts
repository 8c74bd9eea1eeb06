import type { Database } from '#database/database.ts'
import { readJsonOnce } from '#database/json.ts'
import type { PageFile } from './page.ts'

export type StoredPage = { path: string; document: unknown; published: boolean }
export type FileState = { fileHash: string | null; isEdited: boolean; isPublished: boolean }

export async function getSiteVersion(db: Database): Promise<number> {
  const row = await db.selectFrom('site_version').select('number').executeTakeFirstOrThrow()
  return row.number
}

/** Processes that start at the same moment take turns from here to the end of the transaction. */
export async function waitForTurn(trx: Database): Promise<void> {
  await trx
    .updateTable('site_version')
    .set((eb) => ({ number: eb.ref('number') }))
    .execute()
}

/** Whoever raises it holds it until the transaction ends: publishers take turns. */
export async function raiseSiteVersion(trx: Database): Promise<number> {
  const row = await trx
    .updateTable('site_version')
    .set((eb) => ({ number: eb('number', '+', 1) }))
    .returning('number')
    .executeTakeFirstOrThrow()
  return row.number
}

/** Pages put offline are among them, so that whoever follows the site can forget them. */
export async function pagesChangedSince(db: Database, version: number): Promise<StoredPage[]> {
  const rows = await db
    .selectFrom('page')
    .select(['path', 'document', 'published'])
    .where('version', '>', version)
    .execute()
  return rows.map((row) => ({
    path: row.path,
    document: readJsonOnce(row.document),
    published: row.published === 1,
  }))
}

export async function allRedirects(db: Database): Promise<Map<string, string>> {
  const rows = await db.selectFrom('redirect').selectAll().execute()
  return new Map(rows.map((row) => [row.from_path, row.to_path]))
}

export async function fileStates(db: Database): Promise<Map<string, FileState>> {
  const rows = await db.selectFrom('page').select(['path', 'file_hash', 'edited_at', 'published']).execute()
  return new Map(
    rows.map((row) => [
      row.path,
      { fileHash: row.file_hash, isEdited: row.edited_at !== null, isPublished: row.published === 1 },
    ]),
  )
}

export type PageWrite = { page: PageFile; version: number; now: Date } & (
  | { from: 'file'; fileHash: string }
  | { from: 'editor' }
)

export async function savePage(trx: Database, write: PageWrite): Promise<void> {
  const at = write.now.toISOString()
  const values = {
    document: JSON.stringify(write.page),
    published: 1 as const,
    version: write.version,
    updated_at: at,
    ...(write.from === 'file' ? { file_hash: write.fileHash } : { edited_at: at }),
  }
  await trx
    .insertInto('page')
    .values({ path: write.page.path, ...values })
    .onConflict((conflict) => conflict.column('path').doUpdateSet(values))
    .execute()
}

export async function takeOffline(trx: Database, path: string, version: number, now: Date): Promise<void> {
  await trx
    .updateTable('page')
    .set({ published: 0, file_hash: null, version, updated_at: now.toISOString() })
    .where('path', '=', path)
    .execute()
}

export async function saveRedirect(trx: Database, fromPath: string, toPath: string): Promise<void> {
  await trx
    .insertInto('redirect')
    .values({ from_path: fromPath, to_path: toPath })
    .onConflict((conflict) => conflict.column('from_path').doUpdateSet({ to_path: toPath }))
    .execute()
}

export async function findRedirect(db: Database, fromPath: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('redirect')
    .select('to_path')
    .where('from_path', '=', fromPath)
    .executeTakeFirst()
  return row?.to_path
}

export type KeptPage = { path: string; document: unknown; version: number; updatedAt: string }

/** Those that are published now, at this address and below it. */
export async function publishedAtAndBelow(db: Database, path: string): Promise<KeptPage[]> {
  const rows = await publishedPages(db)
    .where((eb) => eb.or([eb('path', '=', path), eb('path', 'like', `${path}/%`)]))
    .orderBy('path')
    .execute()
  return rows.map(toKept)
}

export async function findPublished(db: Database, path: string): Promise<KeptPage | undefined> {
  const row = await publishedPages(db).where('path', '=', path).executeTakeFirst()
  return row && toKept(row)
}

/** What stood here last, also when it is offline by now. */
export async function findLastPublished(db: Database, path: string): Promise<unknown> {
  const row = await db.selectFrom('page').select('document').where('path', '=', path).executeTakeFirst()
  return row && readJsonOnce(row.document)
}

/** Offline because an editor wants it: its file does not bring it back. */
export async function withdraw(trx: Database, path: string, version: number, now: Date): Promise<void> {
  const at = now.toISOString()
  await trx
    .updateTable('page')
    .set({ published: 0, version, updated_at: at, edited_at: at })
    .where('path', '=', path)
    .execute()
}

/** Who asks for the old address goes to the new one at once, also by the way of still older addresses. */
export async function redirectTo(trx: Database, fromPath: string, toPath: string): Promise<void> {
  await leadOn(trx, fromPath, toPath)
  await removeRedirect(trx, toPath)
}

/** The same for a page that nobody sees yet: a redirect that works stays as it is. */
export async function redirectLater(trx: Database, fromPath: string, toPath: string): Promise<void> {
  const found = trx.selectFrom('redirect').select('to_path').where('from_path', '=', fromPath)
  if (await found.executeTakeFirst()) return
  await trx.deleteFrom('redirect').where('from_path', '=', toPath).where('to_path', '=', fromPath).execute()
  await leadOn(trx, fromPath, toPath)
}

async function leadOn(trx: Database, fromPath: string, toPath: string): Promise<void> {
  await trx.updateTable('redirect').set({ to_path: toPath }).where('to_path', '=', fromPath).execute()
  await saveRedirect(trx, fromPath, toPath)
}

export async function countRedirects(db: Database): Promise<number> {
  const { count } = await db
    .selectFrom('redirect')
    .select((eb) => eb.fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

export async function removeRedirect(trx: Database, fromPath: string): Promise<void> {
  await trx.deleteFrom('redirect').where('from_path', '=', fromPath).execute()
}

function publishedPages(db: Database) {
  return db
    .selectFrom('page')
    .select(['path', 'document', 'version', 'updated_at'])
    .where('published', '=', 1)
}

type KeptRow = { path: string; document: string; version: number; updated_at: string }

function toKept({ path, document, version, updated_at }: KeptRow): KeptPage {
  return { path, document: readJsonOnce(document), version, updatedAt: updated_at }
}

/** These and no others. */
export async function replaceRedirects(trx: Database, redirects: ReadonlyMap<string, string>): Promise<void> {
  await trx.deleteFrom('redirect').execute()
  for (const [from, to] of redirects) await saveRedirect(trx, from, to)
}
