import { createHash } from 'node:crypto'
import type { Database } from '#database/database.ts'
import { type PageFile, readPage } from '../page.ts'
import { fileStates, raiseSiteVersion, savePage, saveRedirect, takeOffline, waitForTurn } from '../store.ts'

export type LoadedContent = { loaded: string[]; removed: string[]; keptAsEdited: string[] }

/**
 * Brings the pages of `content/` into the database: new ones and changed ones are written, those whose file is
 * gone go offline. A page that somebody edited in the database is left as it is.
 */
export async function loadContent(db: Database, files: PageFile[], now: Date): Promise<LoadedContent> {
  for (const file of files) refuseFaults(file)

  return db.transaction().execute(async (trx) => {
    await waitForTurn(trx)
    const known = new Map((await fileStates(trx)).map((state) => [state.path, state]))
    const changed = files.filter((file) => known.get(file.path)?.fileHash !== hashOf(file))
    const loaded = changed.filter((file) => !known.get(file.path)?.isEdited)
    const paths = new Set(files.map((file) => file.path))
    const removed = [...known.values()].filter(
      (state) => state.fileHash !== null && state.isPublished && !state.isEdited && !paths.has(state.path),
    )

    if (loaded.length + removed.length > 0) {
      const version = await raiseSiteVersion(trx)
      for (const page of loaded) await writePage(trx, page, version, now)
      for (const { path } of removed) await takeOffline(trx, path, version, now)
    }
    return {
      loaded: loaded.map(({ path }) => path),
      removed: removed.map(({ path }) => path),
      keptAsEdited: changed.filter((file) => known.get(file.path)?.isEdited).map(({ path }) => path),
    }
  })
}

async function writePage(trx: Database, page: PageFile, version: number, now: Date): Promise<void> {
  await savePage(trx, { page, version, now, from: 'file', fileHash: hashOf(page) })
  for (const from of page.movedFrom ?? []) await saveRedirect(trx, from, page.path)
}

function refuseFaults(file: PageFile): void {
  const reading = readPage(file)
  if (!reading.ok) throw new Error(`The content page ${file.path} does not fit: ${reading.fault}`)
}

function hashOf(file: PageFile): string {
  return createHash('sha256').update(JSON.stringify(file)).digest('base64url')
}
