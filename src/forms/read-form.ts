import { z } from 'zod'
import type { FieldErrors } from './answer.ts'

/** What a person typed, read: a value to trust, or messages by field. */
export type Reading<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors }

/** Where a rule has no sentence of its own: only programs meet it, which send what no form of ours does. */
const notFilledIn = 'Dit is niet goed ingevuld.'

/** Reads every field before it judges, so that a person sees all mistakes at once. */
export function readForm<T>(schema: z.ZodType<T>, input: unknown): Reading<T> {
  const result = schema.safeParse(asRecord(input), { error: () => notFilledIn })
  return result.success
    ? { ok: true, value: result.data }
    : { ok: false, errors: messagesByField(result.error, fieldsOf(schema)) }
}

function asRecord(input: unknown): Record<string, unknown> {
  return typeof input === 'object' && input !== null && !Array.isArray(input) ? { ...input } : {}
}

/** In the order of the form: what is judged across fields is found last. */
function fieldsOf(schema: z.ZodType | z.core.$ZodType): string[] {
  if (schema instanceof z.ZodPipe) return fieldsOf(schema.in)
  return schema instanceof z.ZodObject ? Object.keys(schema.shape) : []
}

/** Each sentence once, however often a field is at fault. */
function messagesByField(error: z.ZodError, fields: string[]): FieldErrors {
  const sets = new Map<string, Set<string>>()
  for (const { path, message } of error.issues) {
    const field = String(path[0])
    const messages = sets.get(field) ?? new Set()
    sets.set(field, messages.add(message))
  }
  const inOrder = [...sets].toSorted(([one], [other]) => fields.indexOf(one) - fields.indexOf(other))
  return Object.fromEntries(inOrder.map(([field, messages]) => [field, [...messages]]))
}
