import type { Field } from '#features/blocks/field.ts'
import { readRichText } from '#features/blocks/rich-text.ts'
import { type FactTexts, fillFacts } from '#features/insurance/fill-facts.ts'

type Values = Record<string, unknown>

/**
 * What is being written, as the views want it: facts in the place of their names, text as a tree, presets filled in.
 * What is still empty shows its own name, so that there is something to see and to press.
 */
export function toDrawable(values: Values, fields: Field[], texts: FactTexts, year?: number): Values {
  return drawGroup(fillFacts(values, texts, year).value, fields)
}

function drawGroup(values: Values, fields: Field[]): Values {
  const drawn = fields
    .filter(({ name, isOptional }) => !(isOptional && isNothing(values[name])))
    .map((field) => [field.name, draw(values[field.name] ?? field.preset, field)])
  return { ...values, ...Object.fromEntries(drawn) }
}

function draw(value: unknown, field: Field): unknown {
  switch (field.control) {
    case 'line':
    case 'text':
      return isNothing(value) ? `[${field.label}]` : value
    case 'rich-text':
      return drawText(isNothing(value) ? '' : String(value), field.label)
    case 'link':
    case 'page':
      return isNothing(value) ? '#' : value
    case 'list':
      return Array.isArray(value) ? value.map((item) => draw(item, field.item)) : []
    case 'group':
      return drawGroup(toValues(value), field.fields)
    case 'one-of': {
      const values = toValues(value)
      const member = field.options.find((option) => option.value === values[field.key])
      return drawGroup(values, member?.fields ?? [])
    }
    default:
      return value
  }
}

function drawText(html: string, label: string) {
  const reading = readRichText(html.trim() === '' ? `<p>[${label}]</p>` : html)
  return reading.ok ? reading.value : [{ tag: 'p', children: [html] }]
}

function toValues(value: unknown): Values {
  return (value ?? {}) as Values
}

function isNothing(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
