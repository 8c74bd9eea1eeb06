import type { z } from 'zod'
import { textsOf } from '#features/insurance/facts.ts'
import { fillFacts } from '#features/insurance/fill-facts.ts'
import type { SiteContent } from '#features/pages/site-content.ts'
import type { FieldErrors } from '#forms/answer.ts'
import { readRows } from './read-rows.ts'
import { inputName, type Row } from './setting-form.ts'

/** What to do about a field, whatever is wrong with it; only what is too long is told by the schema. */
export type Sentences = Record<string, string>

/** Rows by the schema of the content, as readers will see them: with year facts in the place of their names. */
export function judgeRows(
  rows: Row[],
  schema: z.ZodType,
  sentences: Sentences,
  { facts }: SiteContent,
): FieldErrors {
  const texts = textsOf(facts.yearFacts, facts.today)
  const errors: FieldErrors = {}
  const filled = rows.map((row, number) => {
    const cells = Object.entries(row).flatMap(([field, typed]) => {
      const filling = fillFacts(typed, texts)
      if (!filling.ok) errors[inputName(field, number)] = [unknownName]
      return typed === '' ? [] : [[field, filling.value]]
    })
    return Object.fromEntries(cells)
  })
  const reading = readRows(filled, schema, (issue) =>
    issue.code === 'too_big'
      ? `Gebruik hooguit ${issue.maximum} tekens.`
      : (sentences[String(issue.path[0])] ?? issue.message),
  )
  return { ...(!reading.ok && reading.errors), ...errors }
}

const unknownName = 'Tussen {{ en }} staat de naam van een jaarcijfer, zoals {{eigen-risico 2026}}.'
