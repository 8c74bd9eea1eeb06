import { fillFacts } from '#features/insurance/fill-facts.ts'
import { checkReadPage } from '#features/pages/content-check/check-page.ts'
import { type CheckedSite, followLinks, type Media } from '#features/pages/content-check/checked-site.ts'
import type { Finding } from '#features/pages/content-check/finding.ts'
import { named } from '#features/pages/content-check/named.ts'
import { typedAmounts } from '#features/pages/content-check/typed-amounts.ts'
import { sumsBelowNought, unknownFacts } from '#features/pages/content-check/unknown-facts.ts'
import { type Page, type PageFile, readPage } from '#features/pages/page.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { isOwnAddress } from '#own-addresses.ts'
import type { DraftDocument } from '../draft.ts'
import { excessOf } from '../draft-limits.ts'
import { ofTheSite } from '../new-address.ts'
import type { GateFinding } from './finding.ts'
import { schemaFindings } from './schema-findings.ts'

export type Judgement =
  | { outcome: 'fit'; page: PageFile; findings: GateFinding[] }
  | { outcome: 'refused'; findings: GateFinding[] }

/** Holds a draft against the site as it is now. */
export type Judge = (document: DraftDocument) => Promise<Judgement>

/** The site as this process knows it, and how it finds out whether that is still so. */
export type KnownSite = {
  content: () => SiteContent
  pictures: ReadonlyMap<string, unknown>
  films: ReadonlyMap<string, unknown>
  documents: ReadonlyMap<string, unknown>
  refresh: () => Promise<void>
}

/** Another process may have changed the site a moment ago: a page moved, a picture was removed. */
export async function judgeNow(site: KnownSite): Promise<Judge> {
  await site.refresh()
  return judgeAgainst(site.content(), mediaOf(site))
}

/** The names that pages may use. */
export function mediaOf({ pictures, films, documents }: Omit<KnownSite, 'content' | 'refresh'>): Media {
  return {
    pictures: new Set(pictures.keys()),
    films: new Set(films.keys()),
    documents: new Set(documents.keys()),
  }
}

export function judgeAgainst(content: SiteContent, media: Media): Judge {
  return async (document) => judge(document, { ...(await siteOf(content)), ...media })
}

const noMedia = { pictures: new Set<string>(), films: new Set<string>(), documents: new Set<string>() }

const sites = new WeakMap<SiteContent, Promise<CheckedSite>>()

/** Following every link of every page takes a while: it is done once for each version of the site. */
export function siteOf(content: SiteContent): Promise<CheckedSite> {
  const site = sites.get(content) ?? followLinks(content, noMedia)
  sites.set(content, site)
  return site
}

async function judge(document: DraftDocument, site: CheckedSite): Promise<Judgement> {
  const excess = excessOf(document)
  if (excess) return refused([{ severity: 'blocks', message: excess }])
  if (isOwnAddress(document.path)) return refused([{ severity: 'blocks', message: ofTheSite }])
  const { texts } = site.content.facts
  const unknown = unknownFacts(document, texts)
  const filling = fillFacts(document, texts)
  if (!filling.ok || unknown.length > 0) return refused(named(unknown, document.blocks).map(toGateFinding))
  const below = sumsBelowNought(document, site.content.facts)
  if (below.length > 0) return refused(named(below, document.blocks).map(toGateFinding))

  const reading = readPage(filling.value)
  if (!reading.ok) return refused(schemaFindings(filling.value))

  const findings = [
    ...(await checkReadPage(reading.value, withPage(site, reading.value))),
    ...named(typedAmounts(document, site.content.facts), document.blocks),
  ].map(toGateFinding)
  if (findings.some(({ severity }) => severity === 'blocks')) return refused(findings)
  return { outcome: 'fit', page: document as PageFile, findings }
}

function refused(findings: GateFinding[]): Judgement {
  return { outcome: 'refused', findings }
}

/** The site as it will be when this page is published. */
function withPage(site: CheckedSite, page: Page): CheckedSite {
  const pages = new Map(site.content.pages).set(page.path, page)
  const menuPaths = page.navigation ? new Set(site.menuPaths).add(page.path) : site.menuPaths
  return { ...site, content: { ...site.content, pages }, menuPaths }
}

function toGateFinding({ message, block, field, isAdvice }: Finding): GateFinding {
  return {
    severity: isAdvice ? 'advice' : 'blocks',
    message,
    ...(block && { blockId: block }),
    ...(field && { field }),
  }
}
