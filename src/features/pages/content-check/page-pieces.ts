import { aboutOf } from '#features/blocks/block.ts'
import {
  at,
  inItems,
  linkPieces,
  type PlacedPiece,
  piecesOfKind,
  wordPieces,
} from '#features/blocks/piece.ts'
import type { Page } from '../page.ts'

/** All that people read, see and follow on a page. */
export function pagePieces({ title, description, related, blocks }: Page): PlacedPiece[] {
  return [
    ...at('title', wordPieces(title)),
    ...at('description', wordPieces(description)),
    ...blocks.flatMap((block) =>
      aboutOf(block)
        .pieces(block)
        .map((piece) => ({ ...piece, block: block.id })),
    ),
    ...inItems('related', related, linkPieces),
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

function findPlaces(page: Page): Set<string> {
  const inBlocks = piecesOfKind(pagePieces(page), 'place')
  return new Set(['inhoud', ...page.blocks.map(({ id }) => id), ...inBlocks.map(({ id }) => id)])
}
