import type { z } from 'zod'
import { dutchDayOf } from '#dutch-day.ts'
import { onceForFrozen } from '#once.ts'
import { costNamesOf } from './cost-names.ts'
import { dayAfter } from './days.ts'
import { findInYear, findNearest, findOn, nextChange, yearsOf } from './fact-periods.ts'
import { factText } from './fact-text.ts'
import {
  type FactTexts,
  fillFacts,
  keyOfFact,
  keyOfKind,
  keyOfOther,
  keyOfProvisional,
} from './fill-facts.ts'
import { type Insurance, type InsuranceFile, insuranceSchema } from './insurance.ts'
import { keepTogether } from './money.ts'
import { type FactValue, type YearFact, type YearFactFile, yearFactList } from './year-fact.ts'
import { yearsMeant } from './years-meant.ts'

/** All facts as they are on a day, and what texts may name of them. */
export type Facts = {
  insurance: Insurance
  yearFacts: YearFact[]
  texts: FactTexts
  /** The day in the Netherlands for which they were read. */
  today: string
  /** The moment at which the year facts were last changed; empty where nobody knows. */
  changedAt: string
  /** What they were read from. */
  files: FactFiles
}

/** As they are written in `content/` and stored. */
export type FactFiles = { insurance: InsuranceFile; yearFacts: YearFactFile[] }

const nothing: FactFiles['insurance'] = { updatedDate: '2020-01-01', insurers: [], covers: [], products: [] }

export const noFacts: Facts = {
  insurance: { updatedDate: '2020-01-01', insurers: [], covers: [], products: [], treatments: [] },
  yearFacts: [],
  texts: new Map(),
  today: '',
  changedAt: '',
  files: { insurance: nothing, yearFacts: [] },
}

export type FactsReading = { ok: true; value: Facts } | { ok: false; fault: string }

/** What does not fit is refused with the place of the fault. The insurance data may name year facts itself. */
export function readFacts(
  files: Record<keyof FactFiles, unknown>,
  today: string,
  changedAt = '',
): FactsReading {
  const yearFacts = readYearFacts(files.yearFacts)
  if (!yearFacts.success) return { ok: false, fault: faultOf('yearFacts', yearFacts.error) }

  const byName = textsOf(yearFacts.data, today)
  const filling = fillFacts(files.insurance, byName)
  if (!filling.ok) return { ok: false, fault: `insurance.${filling.fault}` }

  const insurance = readInsurance(filling.value)
  if (!insurance.success) return { ok: false, fault: faultOf('insurance', insurance.error) }

  const texts = new Map([
    ...byName,
    ...namesIn(insurance.data),
    ...yearsMeant({ insurance: insurance.data, yearFacts: yearFacts.data }, today),
  ])
  const value = {
    insurance: insurance.data,
    yearFacts: yearFacts.data,
    texts,
    today,
    changedAt,
    files: files as FactFiles,
  }
  return { ok: true, value }
}

const readYearFacts = onceForFrozen((file: unknown) => yearFactList.safeParse(file))
const readInsurance = onceForFrozen((file: unknown) => insuranceSchema.safeParse(file))

/** The facts of `content/` are ours: when they do not fit, nothing starts. Who only checks them needs no day. */
export function getFacts(files: FactFiles, today = dutchDayOf(new Date())): Facts {
  const reading = readFacts(files, today)
  if (!reading.ok) throw new Error(`The facts of the content do not fit: ${reading.fault}`)
  return reading.value
}

/** The same facts on another day. */
export function factsOn(facts: Facts, today: string): Facts {
  if (facts.today === today) return facts
  const reading = readFacts(facts.files, today, facts.changedAt)
  return reading.ok ? reading.value : { ...facts, today }
}

/** What texts say on another day, for who looks ahead. Offers name their year: they are as they are, and not read again. */
export function previewedOn(facts: Facts, day: string): Facts {
  const texts = new Map([
    ...textsOf(facts.yearFacts, day),
    ...namesIn(facts.insurance),
    ...yearsMeant(facts, day),
  ])
  return { ...facts, texts, today: day }
}

/** The first day after that of the facts on which some text becomes another, or a deadline has passed. */
export function nextFactsChange({ yearFacts, today }: Facts): string {
  const newYear = `${Number(today.slice(0, 4)) + 1}-01-01`
  const passed = yearFacts
    .flatMap(({ kind, values }) => (kind === 'day' ? values.map(({ value }) => dayAfter(value)) : []))
    .filter((day) => day > today)
  const changes = [...passed, ...yearFacts.flatMap(({ values }) => nextChange(values, today) ?? [])]
  return [newYear, ...changes].sort()[0] ?? newYear
}

function faultOf(file: string, error: z.ZodError): string {
  const [issue] = error.issues
  return `${[file, ...(issue?.path ?? [])].join('.')}: ${issue?.message}`
}

/** Texts look so many years ahead at what has no end. */
const yearsAhead = 2

/** `eigen-risico` as it is today, and `eigen-risico-2026`. */
export function textsOf(facts: YearFact[], today: string): Map<string, string | number> {
  const year = Number(today.slice(0, 4))
  const texts = new Map<string, string | number>([['jaar', String(year)]])
  for (const { name, kind, values } of facts) {
    const periods: FactValue[] = values
    const tell = (key: string, found: FactValue | undefined) => {
      if (!found) return
      texts.set(key, kind === 'amount' ? found.value : keepTogether(factText(kind, found.value)))
      if (found.status === 'voorlopig') texts.set(keyOfProvisional(key), 'voorlopig')
    }
    const nearest = findNearest(periods, today)
    tell(name, nearest)
    if (nearest && findOn([nearest], today) === undefined)
      texts.set(keyOfOther(name), yearOfPeriod(nearest, today))
    for (const each of new Set(periods.flatMap((period) => yearsOf(period, year + yearsAhead))))
      tell(`${name}-${each}`, findInYear(periods, each))
  }
  return texts
}

/** Of one that is over or is still to begin. */
function yearOfPeriod({ from, to }: FactValue, today: string): string {
  return (to && to < today ? to : from).slice(0, 4)
}

/** `premie-plus-2026`, `dekking-plus-fysiotherapie-2026`, `prijs-mri-scan-2026`, and of which kind each product is. */
function namesIn({ products, costs }: Insurance): [name: string, text: string | number][] {
  const ofProducts = products.flatMap(({ id, kind, offers }): [string, string | number][] => [
    [keyOfKind(id), kind],
    ...offers.flatMap(({ year, premium, covers }): [string, string | number][] => [
      [`premie-${id}-${year}`, premium.cents],
      ...Object.entries(covers).map(([cover, text]): [string, string] => [
        `dekking-${id}-${cover}-${year}`,
        keepTogether(text),
      ]),
    ]),
  ])
  const ofCosts = (costs ? costNamesOf(costs) : []).map(({ name, year, cents }): [string, number] => [
    keyOfFact(`${name} ${year}`),
    cents,
  ])
  return [...ofProducts, ...ofCosts]
}
