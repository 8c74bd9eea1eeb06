import type { Database } from '#database/database.ts'
import { allSheets } from '#features/insurance/store.ts'
import { type FileStore, servedStart } from '#features/media/files/file-store.ts'
import { isFileOf, type Medium } from '#features/media/medium.ts'
import { hasFiles } from '#features/media/medium-state.ts'
import { allMedia } from '#features/media/store.ts'
import { allRedirects, publishedAtAndBelow } from '#features/pages/store.ts'
import { allOptions } from '#features/profile/store.ts'
import { noSettings } from '#features/settings/settings.ts'
import { lastDocuments } from '#features/settings/store.ts'
import {
  type ContentEntry,
  type ExportedMedium,
  filesFolder,
  manifestPath,
  mediaFolder,
  optionsPath,
  pagePathOf,
  redirectsPath,
  settingPath,
  sheetPaths,
} from './content-format.ts'

/** Everything that an export holds. Files of media are named as they are in their store. */
export type SiteOnPaper = { entries: ContentEntry[]; files: { path: string; name: string }[] }

/**
 * What is published and set now, as files. Concepts and versions of before are not in it, nor is anything that tells who
 * did what: everybody may read an export. All of one moment; the store is asked afterwards, because on SQLite nobody else
 * writes during a transaction.
 */
export async function readSite(db: Database, store: FileStore): Promise<SiteOnPaper> {
  const moment = db.transaction().setIsolationLevel('repeatable read')
  const { entries, media } = await moment.execute(readRows)
  const names = (await store.list(servedStart)).map((name) => name.slice(servedStart.length))
  const exported = media.map((medium) => withFiles(medium, names))
  return {
    entries: [
      ...entries,
      ...exported.map((medium) => ({ path: `${mediaFolder}${medium.name}.json`, document: medium })),
    ],
    files: exported.flatMap(({ files }) =>
      files.map((file) => ({ path: filesFolder + file, name: servedStart + file })),
    ),
  }
}

async function readRows(db: Database): Promise<{ entries: ContentEntry[]; media: Medium[] }> {
  const pages = await publishedAtAndBelow(db, '')
  const sheets = Object.entries(await allSheets(db))
  const settings = [...(await lastDocuments(db))].filter(([name]) => Object.hasOwn(noSettings, name))
  const redirects = [...(await allRedirects(db))].sort()
  const entries = [
    { path: manifestPath, document: { format: 1, changedAt: await lastChange(db) } },
    { path: redirectsPath, document: Object.fromEntries(redirects) },
    { path: optionsPath, document: await allOptions(db) },
    ...pages.map(({ path, document }) => ({ path: pagePathOf(path), document })),
    ...sheets.map(([name, document]) => ({ path: sheetPaths[name as keyof typeof sheetPaths], document })),
    ...settings.map(([name, document]) => ({ path: settingPath(name), document })),
  ]
  // What is still being made is not there yet.
  return { entries, media: (await allMedia(db)).filter(({ state }) => hasFiles(state)) }
}

/** The file that was replaced stays behind. */
function withFiles(stored: Medium, names: string[]): ExportedMedium {
  const { state: _, progress: __, fault: ___, uploadedBy: ____, version: _____, ...medium } = stored
  const { previous: ______, ...variants } = medium.variants
  const files = names.filter((name) => isFileOf(medium.stem, name)).sort()
  return { ...medium, variants, files } as ExportedMedium
}

/** Of what an export holds. */
async function lastChange(db: Database): Promise<string> {
  const found = await Promise.all([
    db
      .selectFrom('page')
      .select(({ fn }) => fn.max('updated_at').as('at'))
      .where('published', '=', 1)
      .executeTakeFirst(),
    db
      .selectFrom('fact_sheet')
      .select(({ fn }) => fn.max('updated_at').as('at'))
      .executeTakeFirst(),
    db
      .selectFrom('setting_change')
      .select(({ fn }) => fn.max('at').as('at'))
      .executeTakeFirst(),
  ])
  return (
    found
      .map((row) => row?.at ?? '')
      .sort()
      .at(-1) || new Date(0).toISOString()
  )
}
