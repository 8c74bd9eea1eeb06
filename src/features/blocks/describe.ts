import { z } from 'zod'
import { aboutBlocks, block } from './block.ts'
import type { BlockDescription, Field } from './field.ts'

/** Every kind of block with its fields, read from the very schemas that check a page. */
export function describeBlocks(): BlockDescription[] {
  described ??= describeEach()
  return described
}

let described: BlockDescription[] | undefined

function describeEach(): BlockDescription[] {
  const schemas = new Map(block.options.map((option) => [option.shape.kind.value, toJson(option)]))
  return Object.entries(aboutBlocks).map(([kind, { label, useFor, drawing }]) => ({
    kind,
    label,
    useFor,
    drawing,
    fields: fieldsOf(schemas.get(kind as keyof typeof aboutBlocks) ?? {}).filter(
      ({ name }) => name !== 'kind',
    ),
  }))
}

/** The fields of something that is not a block, by the same rules. */
export function describeFields(schema: z.ZodType): Field[] {
  return fieldsOf(toJson(schema))
}

/** What zod writes of a schema, with what `fields.ts` tells about it. */
type Json = {
  control?: Field['control']
  title?: string
  description?: string
  default?: unknown
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  labels?: Record<string, string>
  one?: string
  key?: string
  const?: string
  items?: Json
  oneOf?: Json[]
  properties?: Record<string, Json>
  required?: string[]
}

function toJson(schema: z.ZodType): Json {
  return z.toJSONSchema(schema, { io: 'input' }) as Json
}

function fieldsOf({ properties = {}, required = [] }: Json): Field[] {
  return Object.entries(properties).map(([name, json]) => fieldOf(name, json, !required.includes(name)))
}

function fieldOf(name: string, json: Json, mayBeAbsent: boolean): Field {
  const { title = '', description, default: preset } = json
  const words = {
    name,
    label: title,
    ...(description && { hint: description }),
    isOptional: mayBeAbsent && preset === undefined,
    ...(preset !== undefined && { preset }),
  }
  return { ...words, ...shapeOf(json) } as Field
}

function shapeOf(json: Json) {
  const { control = json.properties ? 'group' : 'hidden', one = '', key = '' } = json
  switch (control) {
    case 'line':
    case 'text':
      return { control, most: json.maxLength }
    case 'number':
      return { control, least: within(json.minimum), most: within(json.maximum) }
    case 'choice':
      return {
        control,
        options: Object.entries(json.labels ?? {}).map(([value, label]) => ({ value, label })),
      }
    case 'list': {
      const item = fieldOf('', json.items ?? {}, false)
      return { control, one, least: json.minItems ?? 0, most: json.maxItems, item }
    }
    case 'group':
      return { control, fields: fieldsOf(json) }
    case 'one-of':
      return { control, key, options: (json.oneOf ?? []).map((option) => memberOf(option, key)) }
    default:
      return { control }
  }
}

function memberOf(option: Json, key: string) {
  const value = option.properties?.[key]?.const ?? ''
  return { value, label: option.title ?? value, fields: fieldsOf(option).filter(({ name }) => name !== key) }
}

/** A whole number has limits of its own that nobody needs to be told. */
function within(limit: number | undefined): number | undefined {
  return limit !== undefined && Math.abs(limit) < Number.MAX_SAFE_INTEGER ? limit : undefined
}
