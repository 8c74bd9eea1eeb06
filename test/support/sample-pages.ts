import { noFacts } from '#features/insurance/facts.ts'
import {
  type CheckedPage,
  type CheckedSite,
  toCheckedSite,
} from '#features/pages/content-check/checked-site.ts'
import { pagePieces } from '#features/pages/content-check/page-pieces.ts'
import { type Page, type PageFile, readPage } from '#features/pages/page.ts'
import { toSiteContent } from '#features/pages/site-content.ts'

/** A small page that fits. */
export function samplePage(path: string, changes: Partial<PageFile> = {}): PageFile {
  return {
    path,
    title: `Pagina ${path}`,
    description: `Een pagina om mee te proberen, die op het adres ${path} staat.`,
    publishedDate: '2026-11-15',
    blocks: [{ kind: 'hero', id: 'begin', title: `Welkom op ${path}`, lead: 'Een korte inleiding.' }],
    ...changes,
  }
}

export type Sample = { checked: CheckedPage; site: CheckedSite }

/** A page with these changes, in a site that holds these others. */
export function sampleCheck(changes: Partial<PageFile>, others: PageFile[] = []): Sample {
  const page = fit(samplePage('/proef', changes))
  const pages = new Map([page, ...others.map(fit)].map((each) => [each.path, each]))
  const content = toSiteContent(1, pages, new Map([['/oud', '/proef']]), noFacts)
  const media = {
    pictures: new Set(['samen']),
    films: new Set(['eigen-risico']),
    documents: new Set(['voorwaarden']),
  }
  return { checked: { page, pieces: pagePieces(page) }, site: toCheckedSite(content, media) }
}

/** The hero of every page comes first. */
export function withBlocks(...blocks: PageFile['blocks']): Partial<PageFile> {
  return { blocks: [...samplePage('/proef').blocks, ...blocks] }
}

export function withText(html: string): Partial<PageFile> {
  return withBlocks({ kind: 'text', id: 'tekst', html })
}

function fit(file: PageFile): Page {
  const reading = readPage(file)
  if (!reading.ok) throw new Error(`The sample ${file.path} does not fit: ${reading.fault}`)
  return reading.value
}
