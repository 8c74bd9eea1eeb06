import type { Database } from '#database/database.ts'
import { dutchDayOf } from '#dutch-day.ts'
import { type FactFiles, getFacts, readFacts } from '#features/insurance/facts.ts'
import { allSheets, saveSheet, sheetStates } from '#features/insurance/store.ts'
import { type ContentFile, changed, sortOut, toContentFile } from '../content-file.ts'
import { readFilledPage } from '../filled-page.ts'
import type { PageFile } from '../page.ts'
import { fileStates, raiseSiteVersion, savePage, saveRedirect, takeOffline, waitForTurn } from '../store.ts'

export type ContentFiles = { pages: PageFile[]; facts: FactFiles }
export type LoadedContent = { loaded: string[]; removed: string[]; keptAsEdited: string[] }

/**
 * Brings the facts and pages of `content/` into the database: new ones and changed ones are written, pages whose
 * file is gone go offline. What somebody edited in the database is left as it is.
 */
export async function loadContent(db: Database, files: ContentFiles, now: Date): Promise<LoadedContent> {
  const pages = files.pages.map((page) => toContentFile(page.path, page))
  const paths = new Set(files.pages.map(({ path }) => path))
  const { insurance, yearFacts } = files.facts
  const sheets = [toContentFile('insurance', insurance), toContentFile('yearFacts', yearFacts)]
  const haveFactsChanged = changed(sheets, await sheetStates(db)).length > 0
  const toJudge = haveFactsChanged ? pages : changed(pages, await fileStates(db))
  if (haveFactsChanged || toJudge.length > 0) refuseFaults(toJudge, files.facts, now)

  return db.transaction().execute(async (trx) => {
    await waitForTurn(trx)
    const known = await fileStates(trx)
    const sorted = { facts: sortOut(sheets, await sheetStates(trx)), pages: sortOut(pages, known) }
    const removed = [...known].flatMap(([path, state]) =>
      state.fileHash !== null && state.isPublished && !state.isEdited && !paths.has(path) ? [path] : [],
    )

    const completed = sorted.facts.keptAsEdited.includes('insurance')
      ? await withNewLists(trx, insurance, now)
      : undefined

    const loaded = [...sorted.facts.toLoad, ...sorted.pages.toLoad].map(({ name }) => name)
    if (loaded.length + removed.length > 0 || completed) {
      const version = await raiseSiteVersion(trx)
      if (completed)
        await saveSheet(trx, { name: 'insurance', document: completed, version, now, from: 'editor' })
      for (const sheet of sorted.facts.toLoad) await saveSheet(trx, { ...sheet, version, now, from: 'file' })
      for (const { document: page, fileHash } of sorted.pages.toLoad) {
        await savePage(trx, { page, version, now, from: 'file', fileHash })
        for (const from of page.movedFrom ?? []) await saveRedirect(trx, from, page.path)
      }
      for (const path of removed) await takeOffline(trx, path, version, now)
    }
    return { loaded, removed, keptAsEdited: [...sorted.facts.keptAsEdited, ...sorted.pages.keptAsEdited] }
  })
}

/**
 * Insurance data that somebody edited lacks what a newer site knows about insurances. Whole lists that are not there come
 * from the file, where they fit beside the rest.
 */
async function withNewLists(trx: Database, file: FactFiles['insurance'], now: Date) {
  const { insurance, yearFacts } = await allSheets(trx)
  const completed = { ...file, ...(insurance as Partial<typeof file>) }
  const isSame = Object.keys(completed).length === Object.keys(insurance ?? {}).length
  return !isSame && readFacts({ insurance: completed, yearFacts }, dutchDayOf(now)).ok ? completed : undefined
}

/** What was loaded before was found to fit then. */
function refuseFaults(pages: ContentFile<string, PageFile>[], facts: FactFiles, now: Date): void {
  const { texts } = getFacts(facts, dutchDayOf(now))
  for (const { document: page } of pages) {
    const reading = readFilledPage(page, texts)
    if (!reading.ok) throw new Error(`The content page ${page.path} does not fit: ${reading.fault}`)
  }
}
