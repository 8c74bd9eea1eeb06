import type { Answer, FieldErrors } from '#forms/answer.ts'
import type { ErrorCode } from '#forms/failure.ts'
import { generalMessage } from '#forms/messages.ts'

export type ReadOptions = {
  /** A failure that names no field has its message as the error `general`. */
  general?: boolean
}

/**
 * The error catalogue of the specification: status 500 by default; the message, else the error, else our sentence.
 * Whatever comes in, also nothing at all, an answer comes out.
 */
export async function readAnswer<T>(
  response: Response | undefined,
  { general = false }: ReadOptions = {},
): Promise<Answer<T>> {
  const body: unknown = await response?.json().catch(() => undefined)
  if (response?.ok && isRecord(body)) return { ok: true, body: body as T, message: textOf(body.message) }

  const failed = isRecord(body) ? body : {}
  const message = textOf(failed.message) || textOf(failed.error) || generalMessage
  const errors = errorsIn(failed.errors)
  return {
    ok: false,
    // What came without fault and cannot be read is one all the same.
    status: response && !response.ok ? response.status : 500,
    errorCode: textOf(failed.errorCode) as ErrorCode | '',
    message,
    errors: general && Object.keys(errors).length === 0 ? { general: [message] } : errors,
    html: textOf(failed.html),
    data: failed.data,
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : ''
}

function errorsIn(map: unknown): FieldErrors {
  const entries = Object.entries(isRecord(map) ? map : {}).map(([field, list]): [string, string[]] => [
    field,
    (Array.isArray(list) ? list : []).map(textOf).filter(Boolean),
  ])
  return Object.fromEntries(entries.filter(([, list]) => list.length > 0))
}
