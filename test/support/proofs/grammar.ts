import fc, { type Arbitrary } from 'fast-check'
import { anyCharacter } from '../any-character.ts'

/** As much of JSON Schema as the description of our calls uses. */
export type Schema = {
  type?: string | string[]
  properties?: Record<string, Schema>
  items?: Schema
  anyOf?: Schema[]
  oneOf?: Schema[]
  enum?: unknown[]
  const?: unknown
  maxLength?: number
}

/** In whatever somebody could type. It must not turn up in a log. */
export const canary = 'kanarie7f3a'

const nasty = [
  ...[
    '',
    ' ',
    '\u0000',
    '\ud800',
    '\u202e\ufeff',
    '\r\nSet-Cookie: izz=x',
    '%00',
    '%ff',
    '../../../etc/passwd',
  ],
  ...[
    "' or 1=1; --",
    '{{7*7}}',
    '${7*7}',
    '<script>alert(1)</script>',
    '//evil.example',
    'javascript:alert(1)',
  ],
  ...['2000-02-30', '9999-99-99', '１９９０-01-01', '-1', '1e309', 'NaN', 'true', 'null', '__proto__'],
  ...['a'.repeat(2_001), '😀'.repeat(300), `${canary}@example.nl`, `${canary}`, 'Á\u0301'.repeat(50)],
]

const anyText = fc.oneof(
  fc.constantFrom(...nasty),
  fc.string({ unit: anyCharacter, maxLength: 60 }),
  fc.string({ maxLength: 30 }).map((text) => canary + text),
)

const anyValue = fc.oneof(
  anyText,
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom<unknown>(1e308, -1, 2 ** 53, null, true, [], {}, [[[]]], { toString: 1, valueOf: 1 }),
)

/** Mostly what the schema asks for, now and then something else at any place of it. */
export function inputFor(schema: Schema): Arbitrary<unknown> {
  return fc.oneof({ weight: 6, arbitrary: fitting(schema) }, { weight: 1, arbitrary: anyValue })
}

function fitting(schema: Schema): Arbitrary<unknown> {
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const choices = schema.anyOf ?? schema.oneOf
  if (choices && choices.length > 0) return fc.oneof(...choices.map(inputFor))
  const [type] = [schema.type ?? 'any'].flat()
  switch (type) {
    case 'object':
      return objectOf(schema.properties ?? {})
    case 'array':
      return fc.array(inputFor(schema.items ?? {}), { maxLength: 5 })
    case 'integer':
    case 'number':
      return fc.oneof(fc.integer(), fc.double())
    case 'boolean':
      return fc.constantFrom<unknown>(true, false, 'true', 'on')
    case 'null':
      return fc.constant(null)
    default:
      return type === 'string' ? anyText : anyValue
  }
}

/** Any of the fields may be missing, and some come along that nobody asked for. */
function objectOf(properties: Record<string, Schema>): Arbitrary<unknown> {
  const fields = Object.fromEntries(
    Object.entries(properties).map(([name, field]) => [name, inputFor(field)]),
  )
  const extra = fc.constantFrom('id', 'state', 'role', 'constructor', 'userId', 'toString')
  return fc
    .tuple(fc.record(fields, { requiredKeys: [] }), fc.dictionary(extra, anyValue, { maxKeys: 2 }))
    .map(([asked, unasked]) => ({ ...unasked, ...asked }))
}

export const anyQuery = fc.array(
  fc.tuple(
    fc.constantFrom(
      ...[
        'q',
        'p',
        'pagina',
        'return-url',
        'r',
        'code',
        'soort',
        'jaar',
        'pakket',
        'verzekeraar',
        'naam',
        'x',
      ],
      ...['dontExtendSession', '__proto__', 'constructor', 'q[]', 'q[a]', ''],
    ),
    anyText,
  ),
  { maxLength: 4 },
)

/** The end of an address, as it stands on the line: encoded or not. */
export const anyTail = fc.oneof(
  fc.constantFrom(
    ...['', '/', '//', '/..', '/%2e%2e/%2e%2e/package.json', '/..%2f..%2fsrc/main.ts', '/%', '/%ff', '/%00'],
    ...['/.env', '/.git/config', '/index.html', '/%5c..%5c', '/\\', ';a=b', '/a'.repeat(500), '.br', '.map'],
  ),
  fc.string({ maxLength: 20 }).map((text) => `/${encodeURIComponent(text.toWellFormed())}`),
)
