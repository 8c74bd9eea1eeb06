import fc from 'fast-check'
import { z } from 'zod'

/** What a schema tells of itself, with the control that an editor gets for it. */
type Told = {
  type?: string
  const?: string
  enum?: string[]
  control?: string
  pattern?: string
  format?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: Told
  properties?: Record<string, Told>
  required?: string[]
  oneOf?: Told[]
}

/** Anything that somebody may write where this schema is asked, with all its kinds, and with what may be left out or not. */
export function anyOf<T extends z.ZodType>(schema: T): fc.Arbitrary<z.input<T>> {
  return anyUnjudged(schema).filter((value) => schema.safeParse(value).success) as fc.Arbitrary<z.input<T>>
}

/** Before the schema has judged it. */
function anyUnjudged(schema: z.ZodType): fc.Arbitrary<unknown> {
  return anyTold(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Told)
}

function anyTold(told: Told): fc.Arbitrary<unknown> {
  if (told.oneOf) return fc.oneof(...told.oneOf.map(anyTold))
  if (told.const !== undefined) return fc.constant(told.const)
  if (told.enum) return fc.constantFrom(...told.enum)
  if (told.type === 'boolean') return fc.boolean()
  if (told.type === 'integer') return fc.integer({ min: told.minimum ?? 0, max: told.maximum ?? 9_999 })
  if (told.type === 'number') return fc.integer({ min: -20, max: 20 }).map((number) => number / 4)
  if (told.type === 'array') return anyListOf(told)
  if (told.type === 'object') return anyObjectOf(told)
  return anyTextOf(told)
}

function anyListOf({ items = {}, minItems = 0, maxItems = 3 }: Told): fc.Arbitrary<unknown> {
  return fc.array(anyTold(items), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, 3)),
  })
}

function anyObjectOf({ properties = {}, required = [] }: Told): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, told]) => [name, anyTold(told)])
  return fc.record<Record<string, unknown>>(Object.fromEntries(fields), {
    requiredKeys: required,
    noNullPrototype: true,
  })
}

function anyTextOf({ control, format, pattern, minLength = 0, maxLength = 60 }: Told): fc.Arbitrary<string> {
  if (control === 'hidden') return anyId
  if (control === 'rich-text') return anyHtml
  if (control === 'link') return fc.constantFrom(...links)
  if (control === 'page' || pattern === '^\\/.*') return anyPath
  if (format === 'date') return anyDay
  if (pattern) return fc.stringMatching(new RegExp(pattern)).filter(({ length }) => length <= maxLength)
  return anyWords(maxLength).map((words) => words.padEnd(minLength, 'n'))
}

/** As editors type, with all that is written otherwise in a file. */
const signs = [...'aZ0éß€’"\'\\/- \u00a0\n%_<>&', '😀', '{', '}}']

export const anyWords = (most: number): fc.Arbitrary<string> =>
  fc
    .array(fc.constantFrom(...signs), { maxLength: Math.max(0, Math.floor(most / 2) - 4) })
    .map((all) => `Tekst ${all.join('')}`.slice(0, most).trim())

export const anySlug = fc.stringMatching(/^[a-z][a-z0-9]{0,8}$/)
const anyId = fc.stringMatching(/^[a-z][a-z0-9]{7,9}(-[a-z0-9]{1,4})?$/)
export const anyPath = fc
  .array(anySlug, { minLength: 1, maxLength: 3 })
  .map((parts) => `/p-${parts.join('/')}`)
const anyDay = fc
  .integer({ min: 0, max: 2_000 })
  .map((days) => new Date(Date.UTC(2025, 0, 1 + days)).toISOString().slice(0, 10))

const links = [
  '/contact',
  '/p-a#deel',
  'https://www.example.nl/?a=b&c=d',
  'mailto:a@example.nl',
  'tel:+31201234567',
]

const anyHtml = fc
  .array(
    fc.tuple(anyWords(40), fc.constantFrom(...links)).chain(([words, href]) => {
      const text = words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
      const link = `<a href="${href.replaceAll('&', '&amp;')}">${text}</a>`
      return fc.constantFrom(
        `<p>${text}</p>`,
        `<h2>${text}</h2><p><strong>${text}</strong> ${link}<br>${text}</p>`,
        `<ul><li>${text}</li><li><em>${text}</em></li></ul>`,
        `<blockquote><p>${link}</p></blockquote>`,
        `<table><caption>${text}</caption><thead><tr><th>${text}</th></tr></thead><tbody><tr><td>${link}</td></tr></tbody></table>`,
      )
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((parts) => parts.join(''))
