import { findDay } from '#features/insurance/days.ts'
import { factText } from '#features/insurance/fact-text.ts'
import { readEuros } from '#features/insurance/read-euros.ts'
import type { FactKind } from '#features/insurance/year-fact.ts'

export const factKindChoices: { id: FactKind; label: string }[] = [
  { id: 'amount', label: 'Bedrag' },
  { id: 'day', label: 'Datum' },
  { id: 'percent', label: 'Percentage' },
  { id: 'text', label: 'Andere tekst' },
]

export type FactReading = { ok: true; value: number | string } | { ok: false; fault: string }

/** As it is stored: "€ 385" is 38500 cents, "31 december 2026" is 2026-12-31, "20 procent" is 20. */
export function readFact(kind: string, typed: string): FactReading {
  if (!isStrict(kind) || typed === '') return { ok: true, value: typed }
  const value = readers[kind](typed)
  if (kind === 'amount' && Number(value) > mostCents) return { ok: false, fault: tooMuch }
  return value === undefined ? { ok: false, fault: faults[kind] } : { ok: true, value }
}

/** As it stands in a form. */
export function writeFact(kind: FactKind, value: number | string): string {
  return factText(kind, value).replaceAll('\u00a0', ' ')
}

const readers = { amount: readEuros, day: findDay, percent: readPercent }

function isStrict(kind: string): kind is keyof typeof readers {
  return Object.hasOwn(readers, kind)
}

const faults: Record<keyof typeof readers, string> = {
  amount: 'Vul een bedrag in, zoals € 385 of € 38,50.',
  day: 'Vul een bestaande datum in, zoals 31 december 2026.',
  percent: 'Vul een percentage van 0 tot 100 in, zoals 20 procent.',
}

/** More is a typing error: nothing in health insurance costs that. */
const mostCents = 1_000_000_00
const tooMuch = 'Vul een bedrag in van hooguit € 1.000.000.'

function readPercent(typed: string): number | undefined {
  const number = /^(\d{1,3}(?:,\d{1,2})?)(?: ?%| procent)$/.exec(typed)?.[1]?.replace(',', '.')
  return number !== undefined && Number(number) <= 100 ? Number(number) : undefined
}
