/** After logging in a member goes back to where they came from, if that is a page of ours. */

/** From the `return-url` of a page: base64 or base64url of path and query. */
export function readReturnUrl(encoded: unknown): string | undefined {
  if (typeof encoded !== 'string' || !/^[\w+/=-]{1,4000}$/.test(encoded)) return undefined
  return readReturnPath(Buffer.from(encoded, 'base64').toString('utf8'))
}

/**
 * Only a path of our own site. Browsers read `//`, `/\` and control characters in ways that lead elsewhere, and
 * proxies unpack encoded ones, so each form of those is refused. What a form was answered with has no address to come
 * back to.
 */
export function readReturnPath(path: unknown): string | undefined {
  if (typeof path !== 'string' || path.length > 2_000) return undefined

  const forms = [path, ...unpacked(path, 4)]
  return forms.every(isOwnPath) ? asHeader(path) : undefined
}

function isOwnPath(path: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what the rule is about
  const isPlain = /^\/(?![/\\])[^\\\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff\ufffd]*$/u
  if (!isPlain.test(path) || /^\/[^?#]*\/\//.test(path)) return false
  const url = URL.parse(path, 'https://izz.invalid')
  return url?.origin === 'https://izz.invalid' && !/^\/(?:actions|api)\//.test(url.pathname)
}

/** Headers hold plain letters only; what was encoded already stays as it is. */
function asHeader(path: string): string {
  const { pathname, search, hash } = new URL(path, 'https://izz.invalid')
  return pathname + search + hash
}

/** What is left after decoding it once, twice and so on; a form that cannot be decoded is the last. */
function unpacked(path: string, times: number): string[] {
  if (times === 0 || !path.includes('%')) return []
  try {
    const decoded = decodeURIComponent(path)
    return [decoded.replaceAll(' ', '_'), ...unpacked(decoded, times - 1)]
  } catch {
    return ['']
  }
}

/** What the login page reads from its address. */
export function logInQuery(query: unknown): { returnUrl: string | undefined; result: string | undefined } {
  const { 'return-url': returnUrl, r } = query as Record<string, unknown>
  return { returnUrl: readReturnUrl(returnUrl), result: typeof r === 'string' ? r : undefined }
}
