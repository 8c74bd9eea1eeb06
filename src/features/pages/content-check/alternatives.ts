import { altPlaceOf, type PieceOf, piecesOfKind } from '#features/blocks/piece.ts'
import { withoutUnseen } from '#forms/readable.ts'
import type { Rule } from './checked-site.ts'

/** A picture that tells something says it in words too. Beside words that say the same it is decoration. */
export const pictureWords: Rule = ({ pieces }) =>
  piecesOfKind(pieces, 'picture').flatMap((picture) => {
    const fault = faultOf(picture)
    const { name, alt } = picture
    if (!fault) return []
    const words = wordsOf(alt)
    const finding = { message: `De afbeelding ${name} ${fault}`, text: words || name, ...altPlaceOf(picture) }
    return [words === '' ? finding : { ...finding, isAdvice: true as const }]
  })

/** Nothing when nobody sees or hears any of it. */
function wordsOf(alt: string): string {
  return withoutUnseen(alt) === '' ? '' : alt.trim()
}

function faultOf({ alt, beside }: PieceOf<'picture'>): string | undefined {
  const words = wordsOf(alt)
  if (words === '') {
    return beside === undefined ? 'heeft geen beschrijving. Vertel wat erop te zien is.' : undefined
  }
  if (words.toLowerCase() === beside?.toLowerCase()) {
    return 'heeft als beschrijving de tekst die ernaast staat. Laat de beschrijving leeg.'
  }
  if (/^(een )?(afbeelding|foto|plaatje)\b/i.test(words)) {
    return 'heeft een beschrijving die begint met ‘afbeelding’ of ‘foto’. Begin met wat erop te zien is.'
  }
  return /\.(avif|gif|jpe?g|png|svg|webp)$/i.test(words)
    ? 'heeft de naam van een bestand als beschrijving. Vertel wat erop te zien is.'
    : undefined
}
