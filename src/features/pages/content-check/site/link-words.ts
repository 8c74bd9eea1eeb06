import { piecesOfKind, placeOf } from '#features/blocks/piece.ts'
import type { Rule } from '../checked-site.ts'
import { excerptOf } from '../finding.ts'

/** The words of a link tell where it leads, also to who hears nothing but the links. */
export const emptyLinkWords: Rule = ({ pieces }) =>
  piecesOfKind(pieces, 'link')
    .filter(({ label }) => label !== undefined && saysNothing(label))
    .map(({ label = '', ...piece }) => ({
      message: `De linktekst ${excerptOf(label)} zegt niet waar de link heen gaat.`,
      text: label,
      ...placeOf(piece),
    }))

function saysNothing(label: string): boolean {
  const bare = label.toLowerCase().replace(/[^\p{L}\p{N}\s]/gu, ' ')
  return empty.has(bare.replace(/\s+/g, ' ').trim())
}

const empty = new Set([
  '',
  'hier',
  'deze link',
  'deze pagina',
  'ga verder',
  'klik',
  'klik hier',
  'kijk hier',
  'lees hier',
  'lees hier meer',
  'lees meer',
  'lees verder',
  'link',
  'meer',
  'meer informatie',
  'meer info',
  'meer lezen',
  'verder',
  'verder lezen',
])
