/** What a page is made of in the eyes of the rules: every piece in the order in which people meet it. */
export type Piece =
  | { kind: 'heading'; level: HeadingLevel; text: string }
  | { kind: 'words'; text: string; isQuote: boolean }
  | { kind: 'link'; href: string; label?: string }
  /** Every page below this path is listed. */
  | { kind: 'listing'; below: string }
  /** A picture beside words that tell the same may be decoration. */
  | { kind: 'picture'; name: string; alt: string; beside?: string }
  | { kind: 'film'; name: string }
  | { kind: 'package'; id: string }

export type HeadingLevel = 1 | 2 | 3
export type PieceOf<Kind extends Piece['kind']> = Extract<Piece, { kind: Kind }>

/** The block tells an editor where to look; what belongs to the page as a whole has none. */
export type PlacedPiece = Piece & { block?: string | undefined }
export type PlacedPieceOf<Kind extends Piece['kind']> = PieceOf<Kind> & { block?: string | undefined }

export function piecesOfKind<Kind extends Piece['kind']>(
  pieces: PlacedPiece[],
  kind: Kind,
): PlacedPieceOf<Kind>[] {
  return pieces.filter((piece): piece is PlacedPieceOf<Kind> => piece.kind === kind)
}

export function heading(level: HeadingLevel, text: string): Piece {
  return { kind: 'heading', level, text }
}

export function words(...texts: (string | undefined)[]): Piece[] {
  return texts
    .filter((text) => text !== undefined)
    .map((text): Piece => ({ kind: 'words', text, isQuote: false }))
}

export function quote(text: string): Piece {
  return { kind: 'words', text, isQuote: true }
}

/** A button or a link that stands by itself: its label is read too. */
export function button({ label, href }: { label: string; href: string }): Piece[] {
  return [...words(label), { kind: 'link', href, label }]
}

export function picture(reference: { name: string; alt: string } | undefined, beside?: string): Piece[] {
  if (!reference) return []
  const { name, alt } = reference
  return [{ kind: 'picture', name, alt, ...(beside !== undefined && { beside }) }]
}
