import { type PlacedPiece, placeOf } from '#features/blocks/piece.ts'
import type { CheckedSite, Rule } from '../checked-site.ts'

/** Pictures, films and packages are named; the name must be one that exists. */
export const unknownReferences: Rule = ({ pieces }, site) =>
  pieces.flatMap((piece) => {
    const unknown = unknownIn(piece, site)
    return unknown ? [{ message: unknown.message, text: unknown.name, ...placeOf(piece) }] : []
  })

function unknownIn(piece: PlacedPiece, site: CheckedSite): { name: string; message: string } | undefined {
  if (piece.kind === 'picture' && !site.pictures.has(piece.name)) {
    return { name: piece.name, message: whyNotThere(piece.name, 'afbeelding') }
  }
  if (piece.kind === 'film' && !site.films.has(piece.name)) {
    return { name: piece.name, message: whyNotThere(piece.name, 'video') }
  }
  if (piece.kind === 'package' && !hasProduct(piece.id, site)) {
    return { name: piece.id, message: `Er is geen verzekering of pakket met de naam ${piece.id}.` }
  }
  return undefined
}

function whyNotThere(name: string, kind: 'afbeelding' | 'video'): string {
  return name === '' ? `Kies een ${kind}.` : `Er is geen ${kind} met de naam ${name}.`
}

function hasProduct(id: string, { content }: CheckedSite): boolean {
  return content.facts.insurance.products.some((product) => product.id === id)
}
