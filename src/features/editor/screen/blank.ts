import type { BlockDescription, Field } from '#features/blocks/field.ts'

/** A new block: nothing filled in, as many items as it needs at least. */
export function blankFieldsOf({ fields }: Pick<BlockDescription, 'fields'>): Record<string, unknown> {
  return Object.fromEntries(
    fields
      .filter(({ name, isOptional }) => name !== 'id' && !isOptional)
      .map((field) => [field.name, blankOf(field)]),
  )
}

export function blankOf(field: Field): unknown {
  if (field.preset !== undefined) return structuredClone(field.preset)
  switch (field.control) {
    case 'number':
      return field.least ?? new Date().getFullYear()
    case 'yes-no':
      return false
    case 'choice':
      return field.options[0]?.value
    case 'picture':
      return { name: '', alt: '' }
    case 'list':
      return Array.from({ length: field.least }, () => blankOf(field.item))
    case 'group':
      return blankGroup(field.fields)
    case 'one-of':
      return blankMember(field, field.options[0]?.value ?? '')
    case 'hidden':
      return `deel-${crypto.randomUUID().slice(0, 8)}`
    default:
      return ''
  }
}

export function blankMember(field: Extract<Field, { control: 'one-of' }>, value: string) {
  const fields = field.options.find((option) => option.value === value)?.fields ?? []
  return { [field.key]: value, ...blankGroup(fields) }
}

function blankGroup(fields: Field[]): Record<string, unknown> {
  const needed = fields.filter(({ isOptional }) => !isOptional)
  return Object.fromEntries(needed.map((field) => [field.name, blankOf(field)]))
}
