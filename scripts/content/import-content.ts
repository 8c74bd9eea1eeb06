import { writeFile } from 'node:fs/promises'
import type { Database } from '#database/database.ts'
import { publishPage } from '#features/editor/drafts/steps/publish-page.ts'
import { saveSheet } from '#features/insurance/store.ts'
import { servedStart } from '#features/media/files/file-store.ts'
import type { MediaFolder } from '#features/media/folder.ts'
import { mostFilmBytes } from '#features/media/limits.ts'
import { putOnShelf, type ShelvedMedium } from '#features/media/store.ts'
import type { PageFile } from '#features/pages/page.ts'
import {
  allRedirects,
  raiseSiteVersion,
  removeRedirect,
  saveRedirect,
  waitForTurn,
} from '#features/pages/store.ts'
import type { OptionList } from '#features/profile/options.ts'
import { saveOptions } from '#features/profile/store.ts'
import { addChange } from '#features/settings/store.ts'
import { Refusal } from '../backup/refusal.ts'
import { type ExportedMedium, filesFolder } from './content-format.ts'
import { newerChanges, whatDiffers } from './differences.ts'
import { readLimited } from './folder-on-disk.ts'
import { type FolderContent, readFolder } from './read-folder.ts'

export type Imported = { pages: number; facts: number; settings: number; media: number }
export type ImportPlace = { db: Database; folder: MediaFolder }

const mostNamed = 10

/**
 * Makes the site as the folder says: what is in it is added or replaced, and what is not in it stays. All of it or nothing.
 * What an editor changed after the export was made is not overwritten, unless whoever imports says so.
 */
export async function importContent(
  { db, folder }: ImportPlace,
  from: string,
  { mayOverwrite, now }: { mayOverwrite: boolean; now: Date },
): Promise<Imported> {
  const content = await readFolder(db, from, now)
  const brought: string[] = []
  let mayBeTold = false
  try {
    for (const medium of content.media)
      for (const file of medium.files)
        await folder.makeServed(file, async (to) => {
          await writeFile(to, await readLimited(from, filesFolder + file, mostFilmBytes))
          brought.push(servedStart + file)
        })
    return await db.transaction().execute(async (trx) => {
      mayBeTold = false
      const imported = await write(trx, content, mayOverwrite, now)
      mayBeTold = true
      return imported
    })
  } catch (error) {
    // A line that breaks at the end does not say whether the rows are there.
    if (!mayBeTold) for (const name of brought) await folder.store.remove(name)
    throw error
  }
}

async function write(
  trx: Database,
  content: FolderContent,
  mayOverwrite: boolean,
  now: Date,
): Promise<Imported> {
  await waitForTurn(trx)
  const { changedAt } = content.manifest
  const other = await whatDiffers(trx, content)
  const newer = mayOverwrite ? [] : await newerChanges(trx, other, changedAt)
  if (newer.length > 0) throw new Refusal(refusalOf(newer))

  /** As if it was changed here when it was changed there: a later export tells the same. */
  const then = new Date(changedAt)
  const version = await raiseSiteVersion(trx)
  for (const [name, document] of other.sheets)
    await saveSheet(trx, { name, document, version, now: then, from: 'editor' })
  for (const [name, document] of other.settings) await addChange(trx, { name, document, by: null }, then)
  const redirects = await allRedirects(trx)
  for (const page of other.pages) await publishPage(trx, { page, event: 'published', by: null, now })
  await dateBack(trx, other.pages, changedAt)
  if (content.redirects) {
    // Whoever took a redirect away meant it, whatever addresses its page once had.
    const known = new Set([...redirects.keys(), ...content.redirects.keys()])
    for (const from of other.pages.flatMap(({ movedFrom = [] }) => movedFrom))
      if (!known.has(from)) await removeRedirect(trx, from)
    for (const [from, to] of content.redirects) await saveRedirect(trx, from, to)
  }
  for (const [list, options] of Object.entries(content.options ?? {}))
    await saveOptions(trx, list as OptionList, options)
  for (const medium of other.media) await putOnShelf(trx, toMedium(medium), version)
  return {
    pages: other.pages.length,
    facts: other.sheets.size,
    settings: other.settings.size,
    media: other.media.length,
  }
}

async function dateBack(trx: Database, pages: PageFile[], changedAt: string): Promise<void> {
  for (const { path } of pages)
    await trx
      .updateTable('page')
      .set({ updated_at: changedAt, edited_at: changedAt })
      .where('path', '=', path)
      .execute()
}

function toMedium({ files: _, ...medium }: ExportedMedium): ShelvedMedium {
  return medium as ShelvedMedium
}

function refusalOf(newer: string[]): string {
  const named = newer.slice(0, mostNamed).join(', ')
  const rest = newer.length > mostNamed ? ` en nog ${newer.length - mostNamed}` : ''
  return `De site heeft nieuwere wijzigingen: ${named}${rest}. Er is niets veranderd. Maak eerst een export van de site, of voer de import uit met --overschrijf.`
}
