import type { Field } from '#features/blocks/field.ts'
import { fieldsOfKind } from '#features/blocks/field-words.ts'
import { type PlacedPiece, piecesOfKind, placeOf } from '#features/blocks/piece.ts'
import { hasWords, type RichText } from '#features/blocks/rich-text.ts'
import { withoutUnseen } from '#forms/readable.ts'
import { describePage } from '../describe-page.ts'
import type { Page } from '../page.ts'
import type { Rule } from './checked-site.ts'
import type { Finding } from './finding.ts'

/** Text that must be there has words in it: an answer of empty paragraphs is no answer, a title that nobody sees no title. */
export const emptyTexts: Rule = ({ page, pieces }) => {
  const empty = emptyFields(page)
  const told = new Set(empty.map(keyOf))
  return [...empty, ...emptyHeadings(pieces).filter((finding) => !told.has(keyOf(finding)))]
}

function keyOf({ block, field }: Finding): string {
  return `${block} ${field}`
}

function emptyFields(page: Page): Finding[] {
  const message = 'Vul dit in.'
  return [
    ...emptyIn(page, describePage()).map((place) => ({ message, field: place.join('.') })),
    ...page.blocks.flatMap((block) =>
      emptyIn(block, fieldsOfKind(block.kind)).map((place) => ({
        ...{ message, block: block.id, field: place.join('.') },
      })),
    ),
  ]
}

/** Who goes from heading to heading by ear lands on nothing there. */
function emptyHeadings(pieces: PlacedPiece[]): Finding[] {
  return piecesOfKind(pieces, 'heading')
    .filter(({ text }) => withoutUnseen(text) === '')
    .map((piece) => ({
      message: 'In de tekst staat een kop zonder woorden. Typ de kop, of haal hem weg.',
      ...placeOf(piece),
    }))
}

type Place = (string | number)[]

function emptyIn(part: object, fields: Field[]): Place[] {
  return fields.flatMap((field) =>
    emptyAt(part[field.name as keyof typeof part], field).map((place) => [field.name, ...place]),
  )
}

function emptyAt(value: unknown, field: Field): Place[] {
  if (value === undefined) return []
  switch (field.control) {
    case 'line':
    case 'text':
      return field.isOptional || withoutUnseen(String(value)) !== '' ? [] : [[]]
    case 'rich-text':
      return field.isOptional || hasWords(value as RichText) ? [] : [[]]
    case 'group':
      return emptyIn(value as object, field.fields)
    case 'list':
      return (value as unknown[]).flatMap((item, index) =>
        emptyAt(item, field.item).map((place) => [index, ...place]),
      )
    default:
      return []
  }
}
