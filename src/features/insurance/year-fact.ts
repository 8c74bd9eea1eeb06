import { z } from 'zod'
import { name, shortText, source, status, year } from './insurance.ts'

/** An amount or a day that holds for one year, under the name by which texts call it. */
const yearFact = z.object({
  name: name(),
  label: shortText(120),
  year: year(),
  value: shortText(60),
  /** What the value must look like; editors choose it. */
  kind: z.enum(['amount', 'day', 'percent', 'text']).optional(),
  status: status(),
  source: source(),
  /** Searches that this fact answers at once. */
  answers: z.array(shortText(80)).default([]),
})

export type YearFact = z.infer<typeof yearFact>
export type YearFactFile = z.input<typeof yearFact>

export const yearFactList = z
  .array(yearFact)
  .refine(
    (facts) => new Set(facts.map(({ name }) => name)).size === facts.length,
    'Two facts have the same name.',
  )
