import { findDay, inWords } from '#features/insurance/days.ts'
import type { YearFact } from '#features/insurance/year-fact.ts'

/** What sort of thing a year fact is. Texts around it count on that: nobody pays "driehonderd". */
export type FactKind = NonNullable<YearFact['kind']>

export const factKindChoices: { id: FactKind; label: string }[] = [
  { id: 'amount', label: 'Bedrag' },
  { id: 'day', label: 'Datum' },
  { id: 'percent', label: 'Percentage' },
  { id: 'text', label: 'Andere tekst' },
]

export type FactReading = { ok: true; value: string } | { ok: false; fault: string }

/** As readers will see it: "385" is "€ 385", "2026-12-31" is "31 december 2026". */
export function readFact(kind: string, typed: string): FactReading {
  if (!isStrict(kind) || typed === '') return { ok: true, value: typed }
  const value = readers[kind](typed)
  return value === undefined ? { ok: false, fault: faults[kind] } : { ok: true, value }
}

/** Of a fact that was stored before it had a kind. */
export function factKindOf(value: string): FactKind {
  return (
    Object.keys(readers)
      .filter(isStrict)
      .find((kind) => readers[kind](value) !== undefined) ?? 'text'
  )
}

const readers = { amount: readAmount, day: readDay, percent: readPercent }

function isStrict(kind: string): kind is keyof typeof readers {
  return Object.hasOwn(readers, kind)
}

const faults: Record<keyof typeof readers, string> = {
  amount: 'Vul een bedrag in, zoals € 385 of € 38,50.',
  day: 'Vul een bestaande datum in, zoals 31 december 2026.',
  percent: 'Vul een percentage van 0 tot 100 in, zoals 20 procent.',
}

function readAmount(typed: string): string | undefined {
  const number = /^(?:€\s*)?(\d{1,7}(?:,\d{2})?|\d{1,3}(?:\.\d{3}){1,2}(?:,\d{2})?)$/.exec(typed)?.[1]
  return number && `€ ${number}`
}

function readPercent(typed: string): string | undefined {
  const number = /^(\d{1,3}(?:,\d{1,2})?)(?: ?%| procent)$/.exec(typed)?.[1]
  return number && Number(number.replace(',', '.')) <= 100 ? typed : undefined
}

function readDay(typed: string): string | undefined {
  const day = findDay(typed)
  return day && inWords(day)
}
