import { accountHeader } from '#forms/account-header.ts'
import type { Answer } from '#forms/answer.ts'
import { type ReadOptions, readAnswer } from './read-answer.ts'

/** A call to the site. It always gives an answer, whatever happens on the way. */
export async function load<T>(path: string, options?: ReadOptions): Promise<Answer<T>> {
  return readAnswer(await fetchOrNothing(path, { headers: { accept: 'application/json' } }), options)
}

export type SendOptions = ReadOptions & {
  /** Whose values they are, by an address or a number: somebody else may have logged in meanwhile, in another tab. */
  account?: string | undefined
}

/** A write. The token is fetched at the first one, and renewed once, unseen, when the server no longer takes it. */
export async function send<T>(path: string, values: object, options: SendOptions = {}): Promise<Answer<T>> {
  const whose = options.account && { [accountHeader]: encodeURIComponent(options.account) }
  const write = (token: WriteHeaders) =>
    fetchOrNothing(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...whose, ...token },
      body: JSON.stringify(values),
    })
  return withToken(write, options)
}

/** Headers that every write carries. */
export type WriteHeaders = Record<string, string>

type Write = (headers: WriteHeaders) => Promise<Response | undefined>

/** Writes in a way of its own, with the token that goes along. */
export async function withToken<T>(write: Write, options?: ReadOptions): Promise<Answer<T>> {
  const answer = await writeOnce<T>(write, options)
  if (answer.ok || answer.errorCode !== 'csrf_invalid') return answer

  csrfToken = undefined
  return writeOnce<T>(write, options)
}

let csrfToken: string | undefined

async function writeOnce<T>(write: Write, options?: ReadOptions): Promise<Answer<T>> {
  csrfToken ??= await fetchToken()
  const headers = { accept: 'application/json', 'x-csrf-token': csrfToken ?? '', ...xsrfHeader() }
  const answer = await readAnswer<T>(await write(headers), options)
  const renewed = answer.ok && (answer.body as { csrfTokenValue?: string }).csrfTokenValue
  if (renewed) csrfToken = renewed
  return answer
}

async function fetchToken(): Promise<string | undefined> {
  const answer = await load<{ csrfTokenValue: string }>('/actions/users/session-info')
  return answer.ok ? answer.body.csrfTokenValue : undefined
}

/** A proxy in front of the site may use this cookie of its own. One that cannot be read is not ours to mend. */
function xsrfHeader(): Record<string, string> {
  const value = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  try {
    return value ? { 'x-xsrf-token': decodeURIComponent(value) } : {}
  } catch {
    return {}
  }
}

async function fetchOrNothing(path: string, init: RequestInit): Promise<Response | undefined> {
  try {
    return await fetch(path, { ...init, credentials: 'same-origin' })
  } catch {
    return undefined
  }
}
