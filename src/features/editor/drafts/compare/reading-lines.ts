import type { Field } from '#features/blocks/field.ts'
import { fieldsOfKind } from '#features/blocks/field-words.ts'
import { richTextPieces } from '#features/blocks/piece.ts'
import { type RichText, readRichText } from '#features/blocks/rich-text.ts'
import { type FactTexts, fillFacts } from '#features/insurance/fill-facts.ts'
import { describePage } from '#features/pages/describe-page.ts'
import { menus } from '#features/pages/page-kinds.ts'
import type { DraftBlock, DraftDocument } from '../draft.ts'
import { labelOfProperty } from '../labels.ts'

/** What stands behind the names in a page: facts by their text, packages by what they are called. */
export type KnownNames = {
  texts: FactTexts
  packages: ReadonlyMap<string, string>
  year?: number | undefined
}

/** What a block says, in the order in which it is filled in, a line for each; never a value that only code knows. */
export function linesOfBlock(block: DraftBlock, names: KnownNames): string[] {
  const { kind, id: _id, ...values } = block
  return linesOfGroup(filled(values, names), fieldsOfKind(kind), names)
}

/** What a page says about itself, a line for each property. */
export function linesOfProperties(document: DraftDocument, names: KnownNames): string[] {
  const properties = describePage().flatMap((field) => {
    const lines = inWords(filled(document[field.name], names), field, names)
    return lines.length > 0 ? [`${field.label}: ${lines.join(', ')}`] : []
  })
  const { menu } = (document.navigation ?? {}) as { menu?: string }
  return menu && Object.hasOwn(menus, menu)
    ? [...properties, `${labelOfProperty(['navigation'])}: ${menus[menu as keyof typeof menus]}`]
    : properties
}

/** A name that no fact has is left as it was typed. */
function filled(part: unknown, { texts, year }: KnownNames): unknown {
  return fillFacts(part, texts, year).value
}

function linesOfGroup(part: unknown, fields: Field[], names: KnownNames): string[] {
  if (typeof part !== 'object' || part === null) return []
  return fields.flatMap((field) => linesOf((part as Record<string, unknown>)[field.name], field, names))
}

/** What reads as a sentence stands by itself; a choice or a number needs to be told what it is about. */
function linesOf(value: unknown, field: Field, names: KnownNames): string[] {
  const lines = inWords(value, field, names)
  return labelled.has(field.control) ? lines.map((line) => `${field.label}: ${line}`) : lines
}

const labelled = new Set(['choice', 'yes-no', 'number', 'day', 'picture', 'film'])

function inWords(value: unknown, field: Field, names: KnownNames): string[] {
  if (value === undefined || value === null || field.control === 'hidden') return []
  switch (field.control) {
    case 'rich-text':
      return linesOfHtml(String(value))
    case 'yes-no':
      return [value ? 'ja' : 'nee']
    case 'choice':
      return [field.options.find((option) => option.value === value)?.label ?? String(value)]
    case 'package':
      return [names.packages.get(String(value)) ?? String(value)]
    case 'link':
    case 'page':
      return value === '' ? [] : [`→ ${value}`]
    case 'picture': {
      const { name, alt } = value as { name?: string; alt?: string }
      return name ? [alt ? `${name} (${alt})` : name] : []
    }
    case 'list':
      return Array.isArray(value) ? value.flatMap((item) => linesOf(item, field.item, names)) : []
    case 'group':
      return linesOfGroup(value, field.fields, names)
    case 'one-of': {
      const chosen = field.options.find(
        (option) => option.value === (value as Record<string, unknown>)[field.key],
      )
      return chosen ? [`${field.label}: ${chosen.label}`, ...linesOfGroup(value, chosen.fields, names)] : []
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
