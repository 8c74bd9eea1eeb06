import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { compressWell, type Encoding } from './compress.ts'

/** A page ready to be sent: made once, compressed once, sent as it stands ever after. */
export type StoredAnswer = Record<Encoding, Variant> & { etag: string; notModified: string[] }
type Variant = { headers: string[]; body: Buffer }

export async function storeAnswer(identity: Buffer, headers: Record<string, string>): Promise<StoredAnswer> {
  const [br, gzip] = await Promise.all([compressWell(identity, 'br'), compressWell(identity, 'gzip')])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const shared = { ...headers, etag, vary: 'Accept-Encoding' }
  const whole = { 'content-type': 'text/html; charset=utf-8', ...shared }

  return {
    etag,
    notModified: Object.entries(shared).flat(),
    br: toVariant(br, { ...whole, 'content-encoding': 'br' }),
    gzip: toVariant(gzip, { ...whole, 'content-encoding': 'gzip' }),
    identity: toVariant(identity, whole),
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
  const variant = answer[encodingFor(headers['accept-encoding'])]
  response.writeHead(status, variant.headers)
  response.end(method === 'HEAD' ? undefined : variant.body)
}

function toVariant(body: Buffer, headers: Record<string, string>): Variant {
  return { body, headers: Object.entries({ ...headers, 'content-length': String(body.length) }).flat() }
}

function isMatch(header: string, etag: string): boolean {
  const bare = etag.slice(2)
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === bare)
}

/** Browsers send few different headers, so each is understood once. */
const understood = new Map<string, Encoding>()

export function encodingFor(header: string | string[] | undefined): Encoding {
  const key = String(header ?? '')
  const known = understood.get(key)
  if (known) return known

  const encoding = readEncoding(key)
  if (understood.size < 1_000) understood.set(key, encoding)
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
