import { piecesOfKind } from '#features/blocks/piece.ts'
import type { Rule } from './checked-site.ts'
import { excerptOf } from './finding.ts'

/** A heading is at most one step deeper than the one before it: who hears the page must miss no level. */
export const headingOrder: Rule = ({ pieces }) => {
  const headings = piecesOfKind(pieces, 'heading')
  return headings.flatMap(({ level, text, block }, index) => {
    const before = headings[index - 1]?.level ?? 0
    if (level <= before + 1) return []
    const message = `De kop ${excerptOf(text)} is een kop ${level} onder een kop ${before}. Sla geen kop over.`
    return [{ message, text, block }]
  })
}
