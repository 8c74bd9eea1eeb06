import type { Answer, FieldErrors } from '#forms/answer.ts'
import { messages } from '#forms/messages.ts'

/** A call to the site. It always gives an answer, whatever happens on the way. */
export async function load<T>(path: string): Promise<Answer<T>> {
  return toAnswer(await fetchOrNothing(path, { headers: { accept: 'application/json' } }))
}

/** A write. The token is fetched at the first one, and renewed once, unseen, when the server no longer takes it. */
export async function send<T>(path: string, values: object): Promise<Answer<T>> {
  const answer = await sendOnce<T>(path, values)
  if (answer.ok || answer.errorCode !== 'csrf_invalid') return answer

  csrfToken = undefined
  return sendOnce<T>(path, values)
}

let csrfToken: string | undefined

async function sendOnce<T>(path: string, values: object): Promise<Answer<T>> {
  csrfToken ??= await fetchToken()
  const answer = await toAnswer<T>(
    await fetchOrNothing(path, {
      method: 'POST',
      headers: {
        accept: 'application/json',
        'content-type': 'application/json',
        'x-csrf-token': csrfToken ?? '',
        ...xsrfHeader(),
      },
      body: JSON.stringify(values),
    }),
  )
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
