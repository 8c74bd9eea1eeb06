import { fillFacts } from '#features/insurance/fill-facts.ts'
import { checkReadPage } from '#features/pages/content-check/check-page.ts'
import { type CheckedSite, followLinks, type Media } from '#features/pages/content-check/checked-site.ts'
import type { Finding } from '#features/pages/content-check/finding.ts'
import { named } from '#features/pages/content-check/named.ts'
import { typedAmounts } from '#features/pages/content-check/typed-amounts.ts'
import { sumsBelowNought, unknownFacts } from '#features/pages/content-check/unknown-facts.ts'
import type { Page, PageFile } from '#features/pages/page.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import { isOwnAddress } from '#own-addresses.ts'
import type { DraftDocument } from '../draft.ts'
import { excessOf } from '../draft-limits.ts'
import { ofTheSite } from '../new-address.ts'
import type { GateFinding } from './finding.ts'
import { inOrderOfPage } from './order.ts'
import { schemaFindings } from './schema-findings.ts'
import { fitPage, isWithin } from './stand-ins.ts'
import { withoutNames } from './without-names.ts'

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

/** All that it finds is told at once, in the order of the page: whoever mends one thing is not told of the next only then. */
async function judge(document: DraftDocument, site: CheckedSite): Promise<Judgement> {
  const excess = excessOf(document)
  if (excess) return refused([{ severity: 'blocks', message: excess }])

  const { texts } = site.content.facts
  const filling = fillFacts(document, texts)
  const written = [
    ...unknownFacts(document, texts),
    ...sumsBelowNought(document, site.content.facts),
    ...typedAmounts(document, site.content.facts),
  ]
  const { issues, page } = fitPage(filling.ok ? filling.value : withoutNames(filling.value))
  const checked = page ? await checkReadPage(page, withPage(site, page)) : []

  const missing = schemaFindings(document, issues)
  const findings = [
    ...(isOwnAddress(document.path)
      ? [{ severity: 'blocks' as const, message: ofTheSite, field: 'path' }]
      : []),
    ...named(written, document.blocks).map(toGateFinding),
    ...missing,
    ...checked.map(toGateFinding).filter((finding) => !missing.some((told) => isAboutSame(finding, told))),
  ]
  const ordered = inOrderOfPage(findings, document.blocks)
  const isFit = filling.ok && issues.length === 0 && ordered.every(({ severity }) => severity !== 'blocks')
  return isFit ? { outcome: 'fit', page: document as PageFile, findings: ordered } : refused(ordered)
}

/** What is empty or wrong was told: what else a rule makes of what stands in its place is about nothing. */
function isAboutSame(one: GateFinding, other: GateFinding): boolean {
  if (one.blockId !== other.blockId || one.field === undefined || other.field === undefined) return false
  const [place, otherPlace] = [one.field.split('.'), other.field.split('.')]
  return isWithin(place, otherPlace) || isWithin(otherPlace, place)
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
