import type { Page } from '../page.ts'
import { blockPieces } from './block-pieces.ts'
import { type PlacedPiece, words } from './piece.ts'

/** All that people read, see and follow on a page. */
export function pagePieces({ title, description, related, blocks }: Page): PlacedPiece[] {
  return [
    ...words(title, description),
    ...blocks.flatMap((block) => blockPieces(block).map((piece) => ({ ...piece, block: block.id }))),
    ...related.map((href) => ({ kind: 'link' as const, href })),
  ]
}

/** The places of a page that an address can end in. */
export function placesOf(page: Page): Set<string> {
  const places = known.get(page) ?? findPlaces(page)
  known.set(page, places)
  return places
}

/** A page may hold thousands of links to its own places; a page that was read never changes. */
const known = new WeakMap<Page, Set<string>>()

function findPlaces({ blocks }: Page): Set<string> {
  return new Set([
    'inhoud',
    ...blocks.flatMap((block) => [
      block.id,
      ...(block.kind === 'collapsible-list' ? block.items.map(({ id }) => id) : []),
    ]),
  ])
}
