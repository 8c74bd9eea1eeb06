import type { z } from 'zod'
import { type FactTexts, fillFacts } from './fill-facts.ts'
import { type Insurance, type InsuranceFile, insuranceSchema } from './insurance.ts'
import { keepTogether, toEuros } from './money.ts'
import { type YearFact, type YearFactFile, yearFactList } from './year-fact.ts'

/** All facts that hold for a year, and what texts may name of them. */
export type Facts = { insurance: Insurance; yearFacts: YearFact[]; texts: FactTexts }

/** As they are written in `content/` and stored. */
export type FactFiles = { insurance: InsuranceFile; yearFacts: YearFactFile[] }

export const noFacts: Facts = {
  insurance: { updatedDate: '2020-01-01', insurers: [], covers: [], products: [] },
  yearFacts: [],
  texts: new Map(),
}

export type FactsReading = { ok: true; value: Facts } | { ok: false; fault: string }

/** What does not fit is refused with the place of the fault. The insurance data may name year facts itself. */
export function readFacts(files: Record<keyof FactFiles, unknown>): FactsReading {
  const yearFacts = yearFactList.safeParse(files.yearFacts)
  if (!yearFacts.success) return { ok: false, fault: faultOf('yearFacts', yearFacts.error) }

  const byName = new Map(yearFacts.data.map(({ name, value }) => [name, keepTogether(value)]))
  const filling = fillFacts(files.insurance, byName)
  if (!filling.ok) return { ok: false, fault: `insurance.${filling.fault}` }

  const insurance = insuranceSchema.safeParse(filling.value)
  if (!insurance.success) return { ok: false, fault: faultOf('insurance', insurance.error) }

  const texts = new Map([...byName, ...namesIn(insurance.data)])
  return { ok: true, value: { insurance: insurance.data, yearFacts: yearFacts.data, texts } }
}

/** The facts of `content/` are ours: when they do not fit, nothing starts. */
export function getFacts(files: FactFiles): Facts {
  const reading = readFacts(files)
  if (!reading.ok) throw new Error(`The facts of the content do not fit: ${reading.fault}`)
  return reading.value
}

function faultOf(file: string, error: z.ZodError): string {
  const [issue] = error.issues
  return `${[file, ...(issue?.path ?? [])].join('.')}: ${issue?.message}`
}

/** `premie-plus-2026` and `dekking-plus-fysiotherapie-2026`. */
function namesIn({ products }: Insurance): [name: string, text: string][] {
  return products.flatMap(({ id, offers }) =>
    offers.flatMap(({ year, premium, covers }): [string, string][] => [
      [`premie-${id}-${year}`, toEuros(premium.cents)],
      ...Object.entries(covers).map(([cover, text]): [string, string] => [
        `dekking-${id}-${cover}-${year}`,
        keepTogether(text),
      ]),
    ]),
  )
}
