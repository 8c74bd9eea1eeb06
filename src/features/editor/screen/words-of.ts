import type { Field } from '#features/blocks/field.ts'
import { plainTextOf, readRichText } from '#features/blocks/rich-text.ts'

/** What a block or a field says, line by line, for people: names of fields, no code. */
export function wordsOf(value: unknown, fields: Field[]): string[] {
  return fields.flatMap((field) => {
    const words = inWords((value as Record<string, unknown> | undefined)?.[field.name], field)
    return words === '' ? [] : [`${field.label}: ${words}`]
  })
}

function inWords(value: unknown, field: Field): string {
  if (value === undefined || value === null || field.control === 'hidden') return ''
  switch (field.control) {
    case 'rich-text': {
      const reading = readRichText(String(value))
      return reading.ok ? plainTextOf(reading.value).trim() : String(value)
    }
    case 'yes-no':
      return value ? 'ja' : 'nee'
    case 'choice':
      return field.options.find((option) => option.value === value)?.label ?? String(value)
    case 'list':
      return (value as unknown[]).map((item) => inWords(item, field.item)).join(' • ')
    case 'group':
      return wordsOf(value, field.fields).join('; ')
    case 'picture':
      return (value as { name: string }).name
    case 'one-of': {
      const chosen = field.options.find(
        (option) => option.value === (value as Record<string, unknown>)[field.key],
      )
      return [chosen?.label, ...wordsOf(value, chosen?.fields ?? [])].filter(Boolean).join('; ')
    }
    default:
      return String(value)
  }
}
