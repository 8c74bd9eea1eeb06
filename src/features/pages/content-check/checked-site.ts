import type { Insurance } from '#features/insurance/insurance.ts'
import type { Page } from '../page.ts'
import type { MenuItem, SiteContent } from '../site-content.ts'
import type { Finding } from './finding.ts'
import { pagePieces } from './page-pieces.ts'
import { type PlacedPiece, piecesOfKind } from './piece.ts'

/** A page under the eyes of the rules. */
export type CheckedPage = { page: Page; pieces: PlacedPiece[] }

/** What a page is held against: the rest of the site, as it will be with this page in it. */
export type CheckedSite = {
  content: SiteContent
  pictures: ReadonlySet<string>
  films: ReadonlySet<string>
  /** By the path of a page, the pages that lead to it. */
  linksTo: ReadonlyMap<string, ReadonlySet<string>>
  menuPaths: ReadonlySet<string>
}

export type Media = Pick<CheckedSite, 'pictures' | 'films'>

export type Rule = (checked: CheckedPage, site: CheckedSite) => Finding[]

export function toCheckedSite(content: SiteContent, { pictures, films }: Media): CheckedSite {
  const { main, service, legal } = content.navigation
  return {
    content,
    pictures,
    films,
    linksTo: linksIn([...content.pages.values()], content.facts.insurance),
    menuPaths: new Set([...main, ...service, ...legal].flatMap(pathsOf)),
  }
}

/** The part of an address that names the page. */
export function pathOf(href: string): string {
  return href.split(/[?#]/, 1)[0] ?? ''
}

function linksIn(pages: Page[], insurance: Insurance): Map<string, Set<string>> {
  const links = pages.flatMap((page) =>
    targetsOf(page, pages, insurance).map((to) => ({ from: page.path, to })),
  )
  const byTarget = Map.groupBy(links, ({ to }) => to)
  return new Map([...byTarget].map(([to, found]) => [to, new Set(found.map(({ from }) => from))]))
}

function targetsOf(page: Page, pages: Page[], insurance: Insurance): string[] {
  const pieces = pagePieces(page)
  const folders = piecesOfKind(pieces, 'listing').map(({ below }) => `${below === '/' ? '' : below}/`)
  const compares = page.blocks.some(({ kind }) => kind === 'insurance-list' || kind === 'supplementary-list')
  return [
    ...piecesOfKind(pieces, 'link').map(({ href }) => pathOf(href)),
    ...pages.map(({ path }) => path).filter((path) => folders.some((folder) => path.startsWith(folder))),
    ...(compares ? insurance.covers.flatMap((cover) => cover.page ?? []) : []),
  ]
}

function pathsOf({ path, items }: MenuItem): string[] {
  return [path, ...items.flatMap(pathsOf)]
}
