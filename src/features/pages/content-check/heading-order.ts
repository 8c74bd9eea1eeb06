import { piecesOfKind, placeOf } from '#features/blocks/piece.ts'
import type { Rule } from './checked-site.ts'
import { excerptOf } from './finding.ts'

/** A page has one title, and a heading is at most one step deeper than the one before it: who hears it must miss no level. */
export const headingOrder: Rule = ({ pieces }) => {
  const headings = piecesOfKind(pieces, 'heading')
  return headings.flatMap((piece, index) => {
    const { level, text } = piece
    if (level === 1 && index > 0)
      return [
        {
          message: `${excerptOf(text)} is een tweede titel. Een pagina heeft er één.`,
          text,
          ...placeOf(piece),
        },
      ]
    const before = headings[index - 1]?.level ?? 0
    if (level <= before + 1) return []
    const message = `De kop ${excerptOf(text)} is een kop ${level} onder een kop ${before}. Sla geen kop over.`
    return [{ message, text, ...placeOf(piece) }]
  })
}
