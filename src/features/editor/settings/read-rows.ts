import type { z } from 'zod'
import type { FieldErrors } from '#forms/answer.ts'
import { readForm } from '#forms/read-form.ts'
import { inputName, type Row } from './setting-form.ts'

export type RowsReading<T> = { ok: true; value: T[] } | { ok: false; errors: FieldErrors }

/** All rows are read before any is judged: an editor sees all mistakes at once. */
export function readRows<T>(
  rows: Row[],
  schema: z.ZodType<T>,
  sentenceFor: (issue: z.core.$ZodIssue) => string = ({ message }) => message,
): RowsReading<T> {
  const errors: FieldErrors = {}
  const value = rows.flatMap((row, number) => {
    const result = schema.safeParse(row)
    for (const issue of result.error?.issues ?? [])
      addError(errors, inputName(String(issue.path[0]), number), sentenceFor(issue))
    return result.success ? [result.data] : []
  })
  return Object.keys(errors).length > 0 ? { ok: false, errors } : { ok: true, value }
}

/** The fields around the rows. */
export const readFields = readForm

/** Each row whose key stands in an earlier row too; the key is what stands in the field, and in others where one is not enough. */
export function findDoubles(rows: Row[], field: string, message: string, others: string[] = []): FieldErrors {
  const errors: FieldErrors = {}
  const earlier = new Set<string>()
  rows.forEach((row, number) => {
    const key = [field, ...others].map((name) => row[name]?.toLowerCase()).join('\n')
    if (earlier.has(key)) addError(errors, inputName(field, number), message)
    earlier.add(key)
  })
  return errors
}

/** Each row in which this field is filled in with something that will not do. */
export function findWrong(
  rows: Row[],
  field: string,
  message: string,
  isWrong: (typed: string, row: Row) => boolean,
): FieldErrors {
  const errors: FieldErrors = {}
  rows.forEach((row, number) => {
    const typed = row[field]
    if (typed && isWrong(typed, row)) addError(errors, inputName(field, number), message)
  })
  return errors
}

/** Each row that leads to an address where nothing is. */
export function findWithoutPage(
  rows: Row[],
  field: string,
  isThere: (path: string, row: Row) => boolean,
): FieldErrors {
  return findWrong(rows, field, 'Op dit adres staat geen pagina.', (path, row) => !isThere(path, row))
}

/** What was read, or all that is wrong: in the rows themselves, and between them. */
export function documentOf<T>(reading: RowsReading<T>, errors: FieldErrors = {}) {
  if (!reading.ok) return { ok: false as const, errors: { ...errors, ...reading.errors } }
  return Object.keys(errors).length > 0
    ? { ok: false as const, errors }
    : { ok: true as const, document: reading.value }
}

function addError(errors: FieldErrors, name: string, message: string): void {
  errors[name] = [...new Set([...(errors[name] ?? []), message])]
}
