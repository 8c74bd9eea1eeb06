import { placeOf } from '#features/blocks/piece.ts'
import type { Rule } from './checked-site.ts'
import { excerptOf, mostFindings } from './finding.ts'

/** Every fact was filled in by now. What a reader still sees of its brackets was broken in two, by a bold word or a link. */
export const looseBraces: Rule = ({ pieces }) =>
  pieces
    .flatMap((piece) => ('text' in piece ? [{ text: piece.text, place: placeOf(piece) }] : []))
    .filter(({ text }) => /\{\{|\}\}/.test(text.replace(/\p{Default_Ignorable_Code_Point}/gu, '')))
    .slice(0, mostFindings)
    .map(({ text, place }) => ({
      message: `Een feit is hier niet ingevuld: ${excerptOf(text)} Zet {{, de naam en }} achter elkaar, zonder vet of link ertussen.`,
      text,
      ...place,
    }))
