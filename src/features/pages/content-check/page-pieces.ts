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
export function placesOf({ blocks }: Page): Set<string> {
  return new Set([
    'inhoud',
    ...blocks.flatMap((block) => [
      block.id,
      ...(block.kind === 'collapsible-list' ? block.items.map(({ id }) => id) : []),
    ]),
  ])
}
