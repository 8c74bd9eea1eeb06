import { altPlaceOf, type PlacedPiece, placeOf } from '#features/blocks/piece.ts'

export type ReadText = { text: string; isQuote: boolean; place: ReturnType<typeof placeOf> }

/** All that is read aloud: headings, words, and what is told about pictures. */
export function readTexts(pieces: PlacedPiece[]): ReadText[] {
  return pieces.flatMap((piece): ReadText[] => {
    const place = placeOf(piece)
    if (piece.kind === 'words') return [{ text: piece.text, isQuote: piece.isQuote, place }]
    if (piece.kind === 'heading') return [{ text: piece.text, isQuote: false, place }]
    if (piece.kind === 'picture' && piece.alt)
      return [{ text: piece.alt, isQuote: false, place: altPlaceOf(piece) }]
    return []
  })
}

/** Without what somebody else says in it: ‘Gaat u zitten’. An apostrophe inside a word ends no quotation. */
export function withoutQuotations(text: string): string {
  return text.replace(/‘[^‘]*?’(?!\p{L})|“[^“]*?”/gu, ' ')
}
