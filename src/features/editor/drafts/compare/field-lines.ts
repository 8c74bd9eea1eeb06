import type { Field } from '#features/blocks/field.ts'
import { richTextPieces } from '#features/blocks/piece.ts'
import { type RichText, readRichText } from '#features/blocks/rich-text.ts'

/** What packages are called, by their id. */
export type PackageNames = ReadonlyMap<string, string>

/** What is filled in, a line for each, in the order of the fields. */
export function linesOfFields(part: unknown, fields: Field[], packages: PackageNames): string[] {
  if (typeof part !== 'object' || part === null) return []
  return fields.flatMap((field) => linesOf((part as Record<string, unknown>)[field.name], field, packages))
}

/** What reads as a sentence stands by itself; a choice or a number needs to be told what it is about. */
function linesOf(value: unknown, field: Field, packages: PackageNames): string[] {
  const lines = linesOfValue(value, field, packages)
  return labelled.has(field.control) ? lines.map((line) => `${field.label}: ${line}`) : lines
}

const labelled = new Set(['choice', 'yes-no', 'number', 'day', 'picture', 'film'])

/** What one field says, without its label. */
export function linesOfValue(value: unknown, field: Field, packages: PackageNames): string[] {
  if (value === undefined || value === null || field.control === 'hidden') return []
  switch (field.control) {
    case 'rich-text':
      return linesOfHtml(String(value))
    case 'yes-no':
      return [value ? 'ja' : 'nee']
    case 'choice':
      return [field.options.find((option) => option.value === value)?.label ?? String(value)]
    case 'package':
      return [packages.get(String(value)) ?? String(value)]
    case 'link':
    case 'page':
      return value === '' ? [] : [`→ ${value}`]
    case 'picture': {
      const { name, alt } = value as { name?: string; alt?: string }
      return name ? [alt ? `${name} (${alt})` : name] : []
    }
    case 'list':
      return Array.isArray(value) ? value.flatMap((item) => linesOf(item, field.item, packages)) : []
    case 'group':
      return linesOfFields(value, field.fields, packages)
    case 'one-of': {
      const chosen = field.options.find(
        (option) => option.value === (value as Record<string, unknown>)[field.key],
      )
      return chosen
        ? [`${field.label}: ${chosen.label}`, ...linesOfFields(value, chosen.fields, packages)]
        : []
    }
    default:
      return String(value).trim() === '' ? [] : [String(value).trim()]
  }
}

function linesOfHtml(html: string): string[] {
  const reading = readRichText(html)
  return reading.ok ? linesOfRichText(reading.value) : [html.replace(/<[^<>]*>/g, ' ').trim()]
}

function linesOfRichText(text: RichText): string[] {
  return richTextPieces(text).flatMap((piece) => {
    if (piece.kind === 'link') return [`→ ${piece.href}`]
    return piece.kind === 'heading' || piece.kind === 'words' ? [piece.text.trim()] : []
  })
}
