import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/**
 * A token that another site cannot know: it follows from a secret of this browser (a cookie that no script reads) and
 * from the session, and looks different in every answer, so that compression gives nothing away.
 */
export function newBrowserSecret(): string {
  return randomBytes(32).toString('base64url')
}

/** What a browser sends as its secret may be anything; ours are shorter than this. */
export function isBrowserSecret(value: string | undefined): value is string {
  return !!value && value.length <= 64
}

export function makeCsrfToken(browserSecret: string, session: string): string {
  const mask = randomBytes(32)
  return Buffer.concat([mask, xor(digestOf(browserSecret, session), mask)]).toString('base64url')
}

export function isCsrfToken(token: unknown, browserSecret: string | undefined, session: string): boolean {
  if (typeof token !== 'string' || !isBrowserSecret(browserSecret)) return false

  const bytes = Buffer.from(token, 'base64url')
  if (bytes.length !== 64) return false
  return timingSafeEqual(xor(bytes.subarray(32), bytes.subarray(0, 32)), digestOf(browserSecret, session))
}

/** A browser shows its token at every write: what was worked out for it lately is kept. */
const digests = new Map<string, Buffer>()
const digestsKept = 2_000

function digestOf(browserSecret: string, session: string): Buffer {
  const key = `${browserSecret}.${session}`
  const known = digests.get(key)
  if (known) return known

  if (digests.size >= digestsKept) digests.clear()
  const digest = createHmac('sha256', browserSecret).update(session).digest()
  digests.set(key, digest)
  return digest
}

function xor(a: Buffer, b: Buffer): Buffer {
  const result = Buffer.allocUnsafe(a.length)
  for (let index = 0; index < a.length; index++) result[index] = (a[index] ?? 0) ^ (b[index] ?? 0)
  return result
}
