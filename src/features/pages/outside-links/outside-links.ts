import { isDeepStrictEqual } from 'node:util'
import { aboutOf } from '#features/blocks/block.ts'
import { piecesOfKind } from '#features/blocks/piece.ts'
import type { Page } from '../page.ts'
import type { SiteContent } from '../site-content.ts'
import { openTurns } from '../turns.ts'

/** Where a link to another site stands: in a block of a page, with the sources of a page, or in a setting. */
export type LinkUse =
  | { kind: 'block'; path: string; title: string; block: string }
  | { kind: 'sources'; path: string; title: string }
  | { kind: 'footer' }
  | { kind: 'insurers' }

export type OutsideLinks = ReadonlyMap<string, LinkUse[]>

/** More than this is no address that somebody wrote. */
const longestAddress = 1_000
const mostOutsideLinks = 2_000
const mostUses = 50

const known = new WeakMap<SiteContent, Promise<OutsideLinks>>()

/** By their address. Reading every page takes a while: it is done once for each version of the site. */
export function outsideLinksOf(content: SiteContent): Promise<OutsideLinks> {
  const links = known.get(content) ?? findLinks(content)
  known.set(content, links)
  return links
}

async function findLinks({ pages, settings, facts }: SiteContent): Promise<OutsideLinks> {
  const links = new Map<string, LinkUse[]>()
  const add = (href: string | undefined, use: LinkUse) => {
    const address = outsideAddressOf(href)
    if (!address) return
    const uses = links.get(address)
    const isKnown = uses?.some((each) => isDeepStrictEqual(each, use))
    if (uses && !isKnown && uses.length < mostUses) uses.push(use)
    if (!uses && links.size < mostOutsideLinks) links.set(address, [use])
  }
  const takeTurn = openTurns()
  for (const page of pages.values()) {
    await takeTurn()
    for (const [href, use] of linksOn(page)) add(href, use)
  }
  for (const { href } of settings.footer.links) add(href, { kind: 'footer' })
  for (const { site } of facts.insurance.insurers) add(site, { kind: 'insurers' })
  return links
}

function linksOn({ path, title, blocks, sources }: Page): [href: string | undefined, use: LinkUse][] {
  return [
    ...blocks.flatMap((block) =>
      piecesOfKind(aboutOf(block).pieces(block), 'link').map(({ href }): [string, LinkUse] => [
        href,
        { kind: 'block', path, title, block: block.id },
      ]),
    ),
    ...sources.map(({ href }): [string | undefined, LinkUse] => [href, { kind: 'sources', path, title }]),
  ]
}

/** As it is asked for: without the place on the page. Nothing for what we never ask. */
export function outsideAddressOf(href: string | undefined): string | undefined {
  if (!href?.startsWith('https://') || href.length > longestAddress) return undefined
  const url = URL.parse(href)
  if (!url || url.port || url.username || url.password) return undefined
  url.hash = ''
  return url.href.length > longestAddress ? undefined : url.href
}
