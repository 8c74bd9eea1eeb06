import type { Field } from '#features/blocks/field.ts'
import { fieldsOfKind, fieldWords } from '#features/blocks/field-words.ts'
import { hasWords, type RichText } from '#features/blocks/rich-text.ts'
import { withoutUnseen } from '#forms/readable.ts'
import { describePage } from '../describe-page.ts'
import type { Rule } from './checked-site.ts'

/** Text that must be there has words in it: an answer of empty paragraphs is no answer, a title that nobody sees no title. */
export const emptyTexts: Rule = ({ page }) => [
  ...emptyIn(page, describePage()).map((place) => ({
    message: `${fieldWords(describePage(), place)}: vul dit in.`,
    field: place.join('.'),
  })),
  ...page.blocks.flatMap((block) => {
    const fields = fieldsOfKind(block.kind)
    return emptyIn(block, fields).map((place) => ({
      message: `${fieldWords(fields, place)}: vul dit in.`,
      block: block.id,
      field: place.join('.'),
    }))
  }),
]

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
