import type { Answer, FieldErrors } from '#forms/answer.ts'
import { messages } from '#forms/messages.ts'

/** A call to the site. It always gives an answer, whatever happens on the way. */
export async function load<T>(path: string): Promise<Answer<T>> {
  return toAnswer(await fetchOrNothing(path, { headers: { accept: 'application/json' } }))
}

/** A write. The token is fetched at the first one, and renewed once, unseen, when the server no longer takes it. */
export async function send<T>(path: string, values: object): Promise<Answer<T>> {
  return withToken((token) =>
    fetchOrNothing(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...token },
      body: JSON.stringify(values),
    }),
  )
}

/** Headers that every write carries. */
export type WriteHeaders = Record<string, string>

/** Writes in a way of its own, with the token that goes along. */
export async function withToken<T>(
  write: (headers: WriteHeaders) => Promise<Response | undefined>,
): Promise<Answer<T>> {
  const answer = await writeOnce<T>(write)
  if (answer.ok || answer.errorCode !== 'csrf_invalid') return answer

  csrfToken = undefined
  return writeOnce<T>(write)
}

let csrfToken: string | undefined

async function writeOnce<T>(
  write: (headers: WriteHeaders) => Promise<Response | undefined>,
): Promise<Answer<T>> {
  csrfToken ??= await fetchToken()
  const headers = { accept: 'application/json', 'x-csrf-token': csrfToken ?? '', ...xsrfHeader() }
  const answer = await toAnswer<T>(await write(headers))
  const renewed = answer.ok && (answer.body as { csrfTokenValue?: string }).csrfTokenValue
  if (renewed) csrfToken = renewed
  return answer
}

async function fetchToken(): Promise<string | undefined> {
  const answer = await load<{ csrfTokenValue: string }>('/actions/users/session-info')
  return answer.ok ? answer.body.csrfTokenValue : undefined
}

/** A proxy in front of the site may use this cookie of its own. */
function xsrfHeader(): Record<string, string> {
  const value = /(?:^|; )XSRF-TOKEN=([^;]*)/.exec(document.cookie)?.[1]
  return value ? { 'x-xsrf-token': decodeURIComponent(value) } : {}
}

async function fetchOrNothing(path: string, init: RequestInit): Promise<Response | undefined> {
  try {
    return await fetch(path, { ...init, credentials: 'same-origin' })
  } catch {
    return undefined
  }
}

/** The error catalogue of the specification: status 500 by default; the message, else the error, else our sentence. */
async function toAnswer<T>(response: Response | undefined): Promise<Answer<T>> {
  const body = await response?.json().catch(() => undefined)
  if (response?.ok && typeof body === 'object') return { ok: true, body, message: body.message ?? '' }

  const { message, error, errorCode = '', errors = {}, data } = (body ?? {}) as Failed
  return {
    ok: false,
    status: response?.status ?? 500,
    errorCode,
    message: message ?? error ?? messages.general,
    errors,
    data,
  }
}

type Failed = { message?: string; error?: string; errorCode?: string; errors?: FieldErrors; data?: unknown }
