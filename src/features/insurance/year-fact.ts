import { z } from 'zod'
import { faultInPeriods } from './fact-periods.ts'
import { name, shortText, source, status } from './insurance.ts'

/** What a fact is in one period: from the first day up to and including the last. Without a last day it goes on. */
const inPeriod = <T extends z.ZodType>(value: T) =>
  z.object({ from: z.iso.date(), to: z.iso.date().optional(), value, status: status(), source: source() })

const factOf = <Kind extends string, T extends z.ZodType>(kind: Kind, value: T) =>
  z.object({
    name: name().refine(
      (called) => !/(^|-)20\d\d$/.test(called),
      'A fact has no year in its name: its periods say when it holds.',
    ),
    label: shortText(120),
    kind: z.literal(kind),
    values: z.array(inPeriod(value)).min(1),
    /** Searches that this fact answers at once. */
    answers: z.array(shortText(80)).default([]),
  })

/** Amounts are whole cents, days are as 2026-12-31, percentages are numbers. All are written out when they are shown. */
const yearFact = z
  .discriminatedUnion('kind', [
    factOf('amount', z.number().int().min(0).max(999_999_999)),
    factOf('day', z.iso.date()),
    factOf('percent', z.number().min(0).max(100)),
    factOf('text', shortText(60)),
  ])
  .superRefine(({ values }, context) => {
    const fault = faultInPeriods(values)
    if (fault)
      context.addIssue({ code: 'custom', path: ['values', fault.index, 'from'], message: fault.message })
  })

/** An amount, a day or something else that changes with the year, under the name by which texts call it. */
export type YearFact = z.infer<typeof yearFact>
export type YearFactFile = z.input<typeof yearFact>
export type FactKind = YearFact['kind']
/** A value of any kind. */
export type FactValue = Omit<YearFact['values'][number], 'value'> & { value: number | string }

export const yearFactList = z
  .array(yearFact)
  .refine(
    (facts) => new Set(facts.map(({ name }) => name)).size === facts.length,
    'Two facts have the same name.',
  )
