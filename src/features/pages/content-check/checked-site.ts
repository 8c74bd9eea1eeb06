import { wishesOf } from '#features/blocks/block.ts'
import { isBelow } from '#features/blocks/overview/overview-list.ts'
import { type PlacedPiece, piecesOfKind } from '#features/blocks/piece.ts'
import type { Insurance } from '#features/insurance/insurance.ts'
import type { Page } from '../page.ts'
import type { MenuItem, SiteContent } from '../site-content.ts'
import { openTurns } from '../turns.ts'
import type { Finding } from './finding.ts'
import { pagePieces } from './page-pieces.ts'

/** A page under the eyes of the rules. */
export type CheckedPage = { page: Page; pieces: PlacedPiece[] }

/** What a page is held against: the rest of the site, as it will be with this page in it. */
export type CheckedSite = {
  content: SiteContent
  pictures: ReadonlySet<string>
  films: ReadonlySet<string>
  documents: ReadonlySet<string>
  /** By the path of a page, the pages that lead to it. */
  linksTo: ReadonlyMap<string, ReadonlySet<string>>
  menuPaths: ReadonlySet<string>
}

export type Media = Pick<CheckedSite, 'pictures' | 'films' | 'documents'>

export type Rule = (checked: CheckedPage, site: CheckedSite) => Finding[]

export function toCheckedSite(content: SiteContent, media: Media): CheckedSite {
  const pages = [...content.pages.values()]
  return withLinks(
    content,
    media,
    pages.flatMap((page) => linksFrom(page, pages, content.facts.insurance)),
  )
}

/** The same, with turns for others between the pages. */
export async function followLinks(content: SiteContent, media: Media): Promise<CheckedSite> {
  const pages = [...content.pages.values()]
  const takeTurn = openTurns()
  const links: Link[] = []
  for (const page of pages) {
    await takeTurn()
    links.push(...linksFrom(page, pages, content.facts.insurance))
  }
  return withLinks(content, media, links)
}

/** The part of an address that names the page. */
export function pathOf(href: string): string {
  return href.split(/[?#]/, 1)[0] ?? ''
}

type Link = { from: string; to: string }

function withLinks(content: SiteContent, media: Media, links: Link[]): CheckedSite {
  const { main, service, legal } = content.navigation
  const byTarget = Map.groupBy(links, ({ to }) => to)
  return {
    content,
    ...media,
    linksTo: new Map([...byTarget].map(([to, found]) => [to, new Set(found.map(({ from }) => from))])),
    menuPaths: new Set([...main, ...service, ...legal].flatMap(pathsOf)),
  }
}

function linksFrom(page: Page, pages: Page[], insurance: Insurance): Link[] {
  return targetsOf(page, pages, insurance).map((to) => ({ from: page.path, to }))
}

function targetsOf(page: Page, pages: Page[], insurance: Insurance): string[] {
  const { linked, folders, compares } = leadsOf(page)
  return [
    ...linked,
    ...pages.map(({ path }) => path).filter((path) => folders.some((folder) => isBelow(path, folder))),
    ...(compares ? insurance.covers.flatMap((cover) => cover.page ?? []) : []),
  ]
}

type Leads = { linked: string[]; folders: string[]; compares: boolean }

const leads = new WeakMap<Page, Leads>()

/** Where a page leads by itself. Most pages of a new version of the site are those of the one before. */
function leadsOf(page: Page): Leads {
  const known = leads.get(page) ?? readLeads(page)
  leads.set(page, known)
  return known
}

function readLeads(page: Page): Leads {
  const pieces = pagePieces(page)
  return {
    linked: piecesOfKind(pieces, 'link').map(({ href }) => pathOf(href)),
    folders: piecesOfKind(pieces, 'listing').map(({ below }) => below),
    compares: page.blocks.some((block) => wishesOf(block).coverPages),
  }
}

function pathsOf({ path, items }: MenuItem): string[] {
  return [path, ...items.flatMap(pathsOf)]
}
