import type { z } from 'zod'
import type { FieldErrors } from './answer.ts'

/** What a person typed, read: a value to trust, or messages by field. */
export type Reading<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors }

/** Reads every field before it judges, so that a person sees all mistakes at once. */
export function readForm<T>(schema: z.ZodType<T>, input: unknown): Reading<T> {
  const result = schema.safeParse(asRecord(input))
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, errors: messagesByField(result.error) }
}

function asRecord(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {}
}

function messagesByField(error: z.ZodError): FieldErrors {
  const errors: FieldErrors = {}
  for (const { path, message } of error.issues) {
    const field = String(path[0])
    errors[field] = [...new Set([...(errors[field] ?? []), message])]
  }
  return errors
}
