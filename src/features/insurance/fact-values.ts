import { findDay } from './days.ts'
import type { YearFact } from './year-fact.ts'

/** A fact that can be reckoned with, and how certain it is. */
export type Known<T> = Pick<YearFact, 'label' | 'status' | 'source'> & { value: T }

/** An amount in whole cents, by the name of its fact without the year: "eigen-risico". */
export function amountIn(facts: YearFact[], name: string, year: number): Known<number> | undefined {
  return known(facts, name, year, toCents)
}

/** A day such as "2026-12-31". */
export function dayIn(facts: YearFact[], name: string, year: number): Known<string> | undefined {
  return known(facts, name, year, findDay)
}

function known<T>(
  facts: YearFact[],
  name: string,
  year: number,
  toValue: (text: string) => T | undefined,
): Known<T> | undefined {
  const fact = facts.find((one) => one.name === `${name}-${year}`)
  const value = fact && toValue(fact.value)
  return fact && value !== undefined
    ? { label: fact.label, status: fact.status, source: fact.source, value }
    : undefined
}

function toCents(text: string): number | undefined {
  const [, euros, cents = '0'] = /^€\s(\d[\d.]{0,9})(?:,(\d{2}))?$/.exec(text) ?? []
  return euros === undefined ? undefined : Number(euros.replaceAll('.', '')) * 100 + Number(cents)
}
