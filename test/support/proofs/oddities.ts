import type { Route } from '#test/routes.ts'

/** One odd request: the largest or strangest that the limits let through. */
export type Oddity = {
  name: string
  method: 'GET' | 'POST'
  url: string
  headers: Record<string, string>
  /** Made when it is sent: all of them together take longer than most calls. */
  body?: () => string
}

/** What a call takes, from the published description: the names of its fields. */
export type FieldsOf = (url: string) => string[]

const json = { 'content-type': 'application/json' }
const form = {
  'content-type': 'application/x-www-form-urlencoded',
  accept: 'text/html',
  'sec-fetch-site': 'same-origin',
}
const longestUrl = 5_900
const bodyBytes = 64 * 1024 - 200

/** Pages and settings may be larger. */
const editorBytes = [bodyBytes, 98_000, 298_000]

/** Two marks that must change places: what brings text to one form has the most work with them. */
const marks = '\u0316\u0301'

export function odditiesFor({ method, url }: Route, fieldsOf: FieldsOf, draftId: string): Oddity[] {
  const address = url.replace('*', 'x')
  const get = (name: string, to: string, headers: Record<string, string> = {}): Oddity => ({
    name,
    method: method === 'POST' ? 'POST' : 'GET',
    url: to,
    headers: { ...(method === 'POST' ? json : { accept: 'text/html' }), ...headers },
    ...(method === 'POST' && { body: () => '{}' }),
  })
  const query = (text: string) => `${address}?${text}`.slice(0, longestUrl)
  const common = [
    get('a long query', query(`q=${'a'.repeat(longestUrl)}`)),
    get('many names in the query', query('a&b=c&'.repeat(longestUrl))),
    get('many words and marks in the query', query(`q=${'ziekte%CC%96%CC%81+kosten+'.repeat(600)}`)),
    get('many escapes in the query', query('%2526'.repeat(longestUrl))),
    get('many cookies', address, { cookie: 'a=b; '.repeat(1_500) }),
    get('a long cookie', address, { cookie: `izz=${'a'.repeat(7_000)}; izz-csrf=${'b'.repeat(500)}` }),
    get('long headers', address, {
      ...{ accept: '*/*,'.repeat(600), 'accept-encoding': 'br;q=0,'.repeat(300) },
      ...{ 'if-none-match': 'W/"x",'.repeat(400), range: `bytes=${'0-1,'.repeat(400)}` },
      ...{ 'x-forwarded-for': '10.0.0.1, '.repeat(100), 'accept-language': 'nl,'.repeat(400) },
    }),
    get(
      'many headers',
      address,
      Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`x-${at}`, 'a'])),
    ),
    ...oddPaths(url).map((path) => get(`the path ${path.slice(0, 24)}…`, path)),
  ]
  if (method !== 'POST') return common
  const sizes = url.startsWith('/api/v1/redactie/') ? editorBytes : [bodyBytes]
  return [...common, ...sizes.flatMap((most) => bodies(address, fieldsOf(url), draftId, most))]
}

/** Where anything may stand in an address. */
function oddPaths(url: string): string[] {
  if (!/\*|\/x(\/|$)/.test(url)) return []
  const fillings = [
    '/'.repeat(longestUrl),
    `${'/'.repeat(longestUrl)}x`,
    'a'.repeat(longestUrl),
    '%41'.repeat(1_900),
  ]
  const odd = [
    ...fillings,
    'a/'.repeat(2_900),
    '../'.repeat(1_900),
    '-'.repeat(longestUrl),
    '%CC%96%CC%81'.repeat(480),
  ]
  return odd.map((filling) => url.replace(/\*|(?<=\/)x(?=\/|$)/, filling).slice(0, longestUrl))
}

function bodies(url: string, fields: string[], draftId: string, most: number): Oddity[] {
  const many = Math.floor(most / 100) - 10
  const of = (name: string, headers: Record<string, string>, body: () => string): Oddity => ({
    name,
    method: 'POST',
    url,
    headers,
    body,
  })
  const filled = (filling: string) => {
    const units = Math.floor(most / Math.max(1, fields.length) / Buffer.byteLength(filling)) - 20
    const text = filling.repeat(Math.max(1, units))
    const values = Object.fromEntries(fields.map((field) => [field, text]))
    const own = { id: draftId, revision: 1, document: draftOf(filling, most) }
    const kept = Object.fromEntries(Object.entries(own).filter(([field]) => fields.includes(field)))
    return JSON.stringify('document' in kept ? kept : values)
  }
  const names = (count: number, nameOf: (at: number) => string) =>
    Array.from({ length: count }, (_, at) => nameOf(at))
      .join('&')
      .slice(0, most)
  return [
    of('many names', form, () => names(many, (at) => at.toString(36))),
    of('17,000 names', form, () => names(17_000, (at) => at.toString(36))),
    of('one name many times', form, () => names(many, () => 'a=1')),
    of('many years', form, () => names(many, (at) => `${at.toString(36)}-year`)),
    of('many rows', form, () => `revision=x&${names(many, (at) => `name-${at}=a`)}`),
    of('long names', form, () => names(600, (at) => 'a'.repeat(95) + at)),
    of('marks in a form', form, () =>
      fields
        .map((field) => `${field}=${encodeURIComponent(marks.repeat(2_000))}`)
        .join('&')
        .slice(0, most),
    ),
    of('deep JSON', json, () => '['.repeat(most / 2) + ']'.repeat(most / 2)),
    of('32 deep and wide', json, () =>
      `${'{"a":['.repeat(16)}${'[],'.repeat(19_000)}[]${']}'.repeat(16)}`.slice(0, most),
    ),
    of('19,000 keys', json, () => `{${names(9_900, (at) => `"${at.toString(36)}":1`).replaceAll('&', ',')}}`),
    of('one key 9,000 times', json, () => `{${'"a":1,'.repeat(9_000)}"a":1}`),
    of('one long text', json, () => JSON.stringify({ a: '\\"'.repeat(most / 5) })),
    of('another type', { 'content-type': 'text/plain;'.repeat(200) }, () => 'x'),
    of(
      'endless heads',
      { 'content-type': 'multipart/form-data; boundary=x', accept: 'application/json' },
      () => `--x\r\n${'content-disposition: filename="\r\n'.repeat(1_500)}`,
    ),
    ...Object.entries(fillings).map(([name, filling]) =>
      of(`fields with ${name}`, json, () => filled(filling)),
    ),
  ]
}

const fillings = {
  marks,
  letters: 'a',
  slashes: '/',
  spaces: ' ',
  brackets: '<',
  tags: '<p>a</p>',
  'open tags': '<ul><li>',
  hyphens: '-',
  words: 'zorg ',
  lines: 'a\n\n',
  digits: '1 ',
  addresses: 'a@a.nl ',
}

/** A page of that size, in one text and in many blocks. */
function draftOf(filling: string, most: number): object {
  const size = Math.floor(most / 2 / Buffer.byteLength(JSON.stringify(filling)))
  const blocks = Array.from({ length: 400 }, (_, at) => ({
    kind: 'text',
    id: `b${at}`,
    html: filling.repeat(Math.max(1, Math.floor(size / 400))),
  }))
  return {
    title: 'Proef',
    blocks: [{ kind: 'text', id: 'groot', html: filling.repeat(size) }, ...blocks],
  }
}
