import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { compressQuickly, compressWell, type Encoding } from './compress.ts'

/**
 * A page ready to be sent: made once, sent as it stands ever after. How it looks compressed is known from the first who
 * asks for it so, or from `compressAnew`.
 */
export type StoredAnswer = Partial<Record<Encoding, Variant>> & {
  etag: string
  identity: Variant
  notModified: string[]
}
type Variant = { headers: string[]; body: Buffer }

export function storeAnswer(body: Buffer, headers: Record<string, string>): StoredAnswer {
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
  const shared = { vary: 'Accept-Encoding, Cookie', ...headers, etag }
  const whole = { 'content-type': 'text/html; charset=utf-8', ...shared }
  return {
    etag,
    notModified: Object.entries(shared).flat(),
    identity: toVariant(body, Object.entries(whole).flat()),
  }
}

/** As small as it gets, on another thread. What cannot be had now (memory is short) stays as it is. */
export async function compressAnew(answer: StoredAnswer): Promise<void> {
  for (const encoding of ['br', 'gzip'] as const) {
    const body = await compressWell(answer.identity.body, encoding).catch(() => undefined)
    if (body) answer[encoding] = compressedVariant(answer, encoding, body)
  }
}

/** Straight to the socket: this is the path that nearly every visitor takes. */
export function sendStored(
  request: IncomingMessage,
  response: ServerResponse,
  answer: StoredAnswer,
  status = 200,
): void {
  const { headers, method } = request
  const known = headers['if-none-match']
  if (status === 200 && known !== undefined && isMatch(known, answer.etag)) {
    response.writeHead(304, answer.notModified).end()
    return
  }
  const variant = variantOf(answer, encodingFor(headers['accept-encoding']))
  response.writeHead(status, variant.headers)
  response.end(method === 'HEAD' ? undefined : variant.body)
}

export function variantOf(answer: StoredAnswer, encoding: Encoding): Variant {
  const ready = answer[encoding]
  if (ready) return ready
  const made = compressedVariant(answer, encoding, compressQuickly(answer.identity.body, encoding))
  answer[encoding] = made
  return made
}

function compressedVariant({ identity }: StoredAnswer, encoding: Encoding, body: Buffer): Variant {
  return toVariant(body, [...identity.headers.slice(0, -2), 'content-encoding', encoding])
}

/** The length stands last. */
function toVariant(body: Buffer, headers: string[]): Variant {
  return { body, headers: [...headers, 'content-length', String(body.length)] }
}

function isMatch(header: string, etag: string): boolean {
  const bare = etag.slice(2)
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare)
}

/** Browsers send few different headers, and short ones, so each of those is understood once. */
const understood = new Map<string, Encoding>()
const mostUnderstood = 1_000
const longestUnderstood = 100

export function encodingFor(header: string | string[] | undefined): Encoding {
  const key = String(header ?? '')
  const known = understood.get(key)
  if (known) return known

  const encoding = readEncoding(key)
  if (understood.size < mostUnderstood && key.length <= longestUnderstood) understood.set(key, encoding)
  return encoding
}

function readEncoding(header: string): Encoding {
  const accepted = new Map(header.split(',').map(readPreference))
  const accepts = (name: string) => (accepted.get(name) ?? accepted.get('*') ?? 0) > 0
  if (accepts('br')) return 'br'
  return accepts('gzip') ? 'gzip' : 'identity'
}

function readPreference(part: string): [name: string, weight: number] {
  const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, weight ? Number(weight.slice(2)) || 0 : 1]
}
