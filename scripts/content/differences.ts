import { isDeepStrictEqual } from 'node:util'
import type { Database } from '#database/database.ts'
import { readJson } from '#database/json.ts'
import { allSheets, type SheetName } from '#features/insurance/store.ts'
import { allMedia } from '#features/media/store.ts'
import type { PageFile } from '#features/pages/page.ts'
import { lastDocuments } from '#features/settings/store.ts'
import type { ExportedMedium } from './content-format.ts'
import type { FolderContent } from './read-folder.ts'

/** What a folder says otherwise than the site. */
export type Differences = {
  pages: PageFile[]
  sheets: Map<SheetName, unknown>
  settings: Map<string, unknown>
  media: ExportedMedium[]
}

/** What is the same is not written again: a page that follows its file goes on following it. */
export async function whatDiffers(trx: Database, content: FolderContent): Promise<Differences> {
  const published = await trx
    .selectFrom('page')
    .select(['path', 'document'])
    .where('published', '=', 1)
    .execute()
  const pages = new Map(published.map(({ path, document }) => [path, readJson(document)]))
  const sheets = await allSheets(trx)
  const settings = await lastDocuments(trx)
  const media = new Map((await allMedia(trx)).map((medium) => [medium.name, medium]))
  return {
    pages: content.pages.filter((page) => !isDeepStrictEqual(pages.get(page.path), page)),
    sheets: new Map(
      [...content.sheets].filter(([name, document]) => !isDeepStrictEqual(sheets[name], document)),
    ),
    settings: new Map(
      [...content.settings].filter(([name, document]) => !isDeepStrictEqual(settings.get(name), document)),
    ),
    media: content.media.filter(({ files: _, variants, ...medium }) => {
      const known = media.get(medium.name)
      if (!known) return true
      const { previous: __, ...variantsHere } = known.variants
      const same = Object.keys(medium) as (keyof typeof medium)[]
      return (
        !isDeepStrictEqual(variantsHere, variants) ||
        !same.every((key) => isDeepStrictEqual(known[key], medium[key]))
      )
    }),
  }
}

/** What editors changed later than the export knows of, in words. When a medium was changed nobody wrote down. */
export async function newerChanges(trx: Database, other: Differences, changedAt: string): Promise<string[]> {
  const edited = await trx.selectFrom('page').select('path').where('edited_at', '>', changedAt).execute()
  const sheets = await trx
    .selectFrom('fact_sheet')
    .select('name')
    .where('edited_at', '>', changedAt)
    .execute()
  const settings = await trx.selectFrom('setting_change').select('name').where('at', '>', changedAt).execute()
  const media = await trx.selectFrom('media').select('name').execute()
  const pagesNow = new Set(edited.map(({ path }) => path))
  const sheetsNow = new Set(sheets.map(({ name }) => name))
  const settingsNow = new Set(settings.map(({ name }) => name))
  const mediaNow = new Set(media.map(({ name }) => name))
  return [
    ...other.pages.filter(({ path }) => pagesNow.has(path)).map(({ path }) => `de pagina ${path}`),
    ...[...other.sheets.keys()].filter((name) => sheetsNow.has(name)).map((name) => sheetWords[name]),
    ...[...other.settings.keys()]
      .filter((name) => settingsNow.has(name))
      .map((name) => `de instelling ${name}`),
    ...other.media.filter(({ name }) => mediaNow.has(name)).map(({ name }) => `het bestand ${name}`),
  ]
}

const sheetWords = { insurance: 'de verzekeringsgegevens', yearFacts: 'de jaarcijfers' }
