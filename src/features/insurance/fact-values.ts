import { findInYear } from './fact-periods.ts'
import type { FactValue, YearFact } from './year-fact.ts'

/** A fact that can be reckoned with, and how certain it is. */
export type Known<T> = Pick<YearFact, 'label'> & Pick<FactValue, 'status' | 'source'> & { value: T }

/** An amount in whole cents, by the name of its fact: "eigen-risico". */
export function amountIn(facts: YearFact[], name: string, year: number): Known<number> | undefined {
  const fact = facts.find((one) => one.name === name)
  return fact?.kind === 'amount' ? told(fact.label, findInYear(fact.values, year)) : undefined
}

/** A percentage as a number: 20, or 12.5. */
export function percentIn(facts: YearFact[], name: string, year: number): Known<number> | undefined {
  const fact = facts.find((one) => one.name === name)
  return fact?.kind === 'percent' ? told(fact.label, findInYear(fact.values, year)) : undefined
}

/** A day such as "2026-12-31". */
export function dayIn(facts: YearFact[], name: string, year: number): Known<string> | undefined {
  const fact = facts.find((one) => one.name === name)
  return fact?.kind === 'day' ? told(fact.label, findInYear(fact.values, year)) : undefined
}

function told<T>(
  label: string,
  found: (Pick<FactValue, 'status' | 'source'> & { value: T }) | undefined,
): Known<T> | undefined {
  return found && { label, status: found.status, source: found.source, value: found.value }
}
