import { inWords } from './days.ts'
import { keepTogether, toAmount } from './money.ts'
import type { FactKind } from './year-fact.ts'

/** As readers see it: "€ 385", "31 december 2026", "20 procent". */
export function factText(kind: FactKind, value: number | string): string {
  if (typeof value === 'string') return kind === 'day' ? inWords(value) : keepTogether(value)
  return kind === 'percent' ? `${numbers.format(value)} procent` : toAmount(value)
}

const numbers = new Intl.NumberFormat('nl-NL', { maximumFractionDigits: 2 })
