import { describeBlocks } from './describe.ts'
import type { Field } from './field.ts'
import { altLabel } from './picture/alt-words.ts'
import { upperFirst } from './upper-first.ts'

let described: Map<string, Field[]> | undefined

/** The fields of a kind of block; a kind that no longer exists has none. */
export function fieldsOfKind(kind: string): Field[] {
  described ??= new Map(describeBlocks().map((each) => [each.kind, each.fields]))
  return described.get(kind) ?? []
}

/** What editors call the field at a place, with the number of its item: `tiles.2.title` is "Tegel 3, Titel". */
export function fieldWords(fields: Field[], place: readonly PropertyKey[]): string | undefined {
  const words = wordsAlong(fields, place.map(String))
  return words.length > 0 ? words.join(', ') : undefined
}

function wordsAlong(fields: Field[], [name, ...rest]: string[]): string[] {
  const field = fields.find((each) => each.name === name)
  return field ? wordsInside(field, rest) : []
}

/** The name of a list or a group tells less than what is inside it. */
function wordsInside(field: Field, place: string[]): string[] {
  if (place.length === 0) return field.label === '' ? [] : [field.label]
  switch (field.control) {
    case 'list': {
      const [index, ...rest] = place
      const item = `${upperFirst(field.one)} ${Number(index) + 1}`
      return [item, ...(rest.length > 0 ? wordsInside(field.item, rest) : [])]
    }
    case 'group':
      return wordsAlong(field.fields, place)
    case 'one-of':
      return wordsAlong(
        field.options.flatMap(({ fields }) => fields),
        place,
      )
    case 'picture':
      return [field.label, ...(place[0] === 'alt' ? [altLabel] : [])]
    default:
      return [field.label]
  }
}
