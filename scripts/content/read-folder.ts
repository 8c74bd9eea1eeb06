import type { Database } from '#database/database.ts'
import { dutchDayOf } from '#dutch-day.ts'
import type { DraftDocument } from '#features/editor/drafts/draft.ts'
import { excessOf } from '#features/editor/drafts/draft-limits.ts'
import { schemaFindings } from '#features/editor/drafts/gate/schema-findings.ts'
import { type Facts, noFacts, readFacts } from '#features/insurance/facts.ts'
import { fillFacts } from '#features/insurance/fill-facts.ts'
import { allSheets, type SheetName } from '#features/insurance/store.ts'
import { findPdfFault } from '#features/media/documents/pdf-faults.ts'
import { mostFilmBytes } from '#features/media/limits.ts'
import { mediaRefusals } from '#features/media/refusals.ts'
import { signatureBytes, signatureOf } from '#features/media/signature.ts'
import { type PageFile, readPage } from '#features/pages/page.ts'
import type { ProfileOptions } from '#features/profile/options.ts'
import { findSettingFault, isSettingName } from '#features/settings/settings.ts'
import { findFaultInJson } from '#http/body-limits.ts'
import { isOwnAddress } from '#own-addresses.ts'
import { Refusal } from '../backup/refusal.ts'
import {
  type ExportedMedium,
  filesFolder,
  type Manifest,
  manifestPath,
  manifestSchema,
  mediumSchema,
  optionsPath,
  optionsSchema,
  pagePathOf,
  redirectsPath,
  redirectsSchema,
  sheetPaths,
} from './content-format.ts'
import { listFiles, mostTextBytes, readLimited } from './folder-on-disk.ts'

/** An export that fits, whole. */
export type FolderContent = {
  manifest: Manifest
  pages: PageFile[]
  sheets: Map<SheetName, unknown>
  settings: Map<string, unknown>
  /** Nothing when the folder does not tell. */
  redirects: Map<string, string> | undefined
  options: ProfileOptions | undefined
  media: ExportedMedium[]
}

/** Everything is read and judged before anything is written. What does not fit is told with its file. */
export async function readFolder(db: Database, folder: string, now: Date): Promise<FolderContent> {
  const paths = await listFiles(folder)
  if (!paths.includes(manifestPath))
    throw new Refusal(`De map ${folder} is geen export van de site: ${manifestPath} ontbreekt.`)
  const documents = new Map<string, unknown>()
  for (const path of paths.filter(isDocument)) documents.set(path, await readDocument(folder, path))

  const under = (start: string) => [...documents].filter(([path]) => path.startsWith(start))
  const sheets = new Map(
    (Object.entries(sheetPaths) as [SheetName, string][]).flatMap(([name, path]) =>
      documents.has(path) ? [[name, documents.get(path)] as const] : [],
    ),
  )
  const facts = await factsOf(db, sheets, now)
  const media = under('media/').map(([path, document]) => fitIn(path, mediumSchema, document))
  for (const medium of media) await judgeFiles(folder, medium)
  return {
    manifest: fitIn(manifestPath, manifestSchema, documents.get(manifestPath)),
    pages: under('pages/').map(([path, document]) => judgePage(path, document, facts)),
    sheets,
    settings: new Map(under('settings/').map(([path, document]) => judgeSetting(path, document))),
    redirects: documents.has(redirectsPath)
      ? new Map(Object.entries(fitIn(redirectsPath, redirectsSchema, documents.get(redirectsPath))))
      : undefined,
    options: documents.has(optionsPath)
      ? fitIn(optionsPath, optionsSchema, documents.get(optionsPath))
      : undefined,
    media,
  }
}

function isDocument(path: string): boolean {
  return /^[^/]+\.json$|^(pages|facts|settings)\/.+\.json$|^media\/[^/]+\.json$/.test(path)
}

async function readDocument(folder: string, path: string): Promise<unknown> {
  const text = (await readLimited(folder, path, mostTextBytes)).toString('utf8')
  if (findFaultInJson(text))
    throw new Refusal(`${path}: dit bestand heeft te veel onderdelen of ligt te diep in elkaar.`)
  try {
    return JSON.parse(text)
  } catch {
    throw new Refusal(`${path}: dit is geen JSON. Kijk of er een komma of haakje mist.`)
  }
}

type Schema<T> = { safeParse: (input: unknown) => { success: boolean; data?: T; error?: Faults } }
type Faults = { issues: { path: PropertyKey[]; message: string }[] }

function fitIn<T>(path: string, schema: Schema<T>, document: unknown): T {
  const result = schema.safeParse(document)
  if (result.success) return result.data as T
  const [issue] = result.error?.issues ?? []
  throw new Refusal(
    `${path}: dit past niet bij ${issue?.path.join('.') || 'dit soort bestand'}. ${issue?.message ?? ''}`,
  )
}

/** Those of the folder; what it lacks is that of the site. */
async function factsOf(db: Database, sheets: Map<SheetName, unknown>, now: Date): Promise<Facts> {
  const stored = await allSheets(db)
  const files = {
    insurance: sheets.get('insurance') ?? stored.insurance ?? noFacts.files.insurance,
    yearFacts: sheets.get('yearFacts') ?? stored.yearFacts ?? [],
  }
  const reading = readFacts(files, dutchDayOf(now))
  if (reading.ok) return reading.value
  const path = reading.fault.startsWith('yearFacts') ? sheetPaths.yearFacts : sheetPaths.insurance
  throw new Refusal(`${path}: deze gegevens passen niet. ${reading.fault}`)
}

function judgePage(path: string, document: unknown, { texts }: Facts): PageFile {
  const page = document as DraftDocument
  const isPage = typeof page === 'object' && page !== null && typeof page.path === 'string'
  if (!isPage || !Array.isArray(page.blocks)) throw new Refusal(`${path}: dit is geen pagina.`)
  if (pagePathOf(page.path) !== path)
    throw new Refusal(
      `${path}: het adres in dit bestand is ${page.path.slice(0, 200)}. Dat hoort in een ander bestand.`,
    )
  if (isOwnAddress(page.path)) throw new Refusal(`${path}: dit adres gebruikt de site zelf.`)
  const excess = excessOf(page)
  if (excess) throw new Refusal(`${path}: ${excess}`)
  const filling = fillFacts(page, texts)
  if (!filling.ok) throw new Refusal(`${path}: een feit in de tekst kennen we niet. ${filling.fault}`)
  if (readPage(filling.value).ok) return page as PageFile
  const [finding] = schemaFindings(filling.value)
  throw new Refusal(`${path}: ${finding?.blockId ? `blok ${finding.blockId}, ` : ''}${finding?.message}`)
}

function judgeSetting(path: string, document: unknown): [name: string, document: unknown] {
  const name = path.slice('settings/'.length, -'.json'.length)
  if (!isSettingName(name)) throw new Refusal(`${path}: deze instelling kennen we niet.`)
  const fault = findSettingFault(name, document)
  if (fault !== undefined) throw new Refusal(`${path}: dit past niet bij ${fault || 'deze instelling'}.`)
  return [name, document]
}

const kindOfEnd: Record<string, string> = {
  jpg: 'jpeg',
  webp: 'webp',
  avif: 'avif',
  mp4: 'mp4',
  webm: 'webm',
  pdf: 'pdf',
}

/** A file is what its name says, by its own bytes. */
async function judgeFiles(folder: string, { files }: ExportedMedium): Promise<void> {
  for (const file of files) {
    const path = filesFolder + file
    const content = await readLimited(folder, path, mostFilmBytes)
    const end = file.slice(file.lastIndexOf('.') + 1)
    const isCaptions = end === 'vtt' && content.subarray(0, 6).toString() === 'WEBVTT'
    if (!isCaptions && kindOfEnd[end] !== signatureOf(content.subarray(0, signatureBytes)))
      throw new Refusal(`${path}: dit bestand is iets anders dan de naam zegt.`)
    const fault = end === 'pdf' ? findPdfFault(content) : undefined
    if (fault) throw new Refusal(`${path}: ${mediaRefusals[fault].message}`)
  }
}
