import type { Field } from '#features/blocks/field.ts'
import { upperFirst } from '#features/blocks/upper-first.ts'

const mostLetters = 40

/** By what somebody recognises an item of a list: the first words in it, else its number. */
export function nameOfItem(item: unknown, field: Extract<Field, { control: 'list' }>, index: number): string {
  const words = field.item.control === 'group' ? firstWords(item, field.item.fields) : item
  const name = typeof words === 'string' && words !== '' ? words : `${upperFirst(field.one)} ${index + 1}`
  return name.length > mostLetters ? `${name.slice(0, mostLetters)}…` : name
}

function firstWords(item: unknown, fields: Field[]): unknown {
  const named = fields.find(
    ({ control }) => control === 'line' || control === 'text' || control === 'package',
  )
  return named && (item as Record<string, unknown>)[named.name]
}
