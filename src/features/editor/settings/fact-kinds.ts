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

const months = [
  'januari',
  'februari',
  'maart',
  'april',
  'mei',
  'juni',
  'juli',
  'augustus',
  'september',
  'oktober',
  'november',
  'december',
]

function readDay(typed: string): string | undefined {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(typed)
  const words = /^(\d{1,2}) ([a-z]+) (\d{4})$/i.exec(typed)
  if (iso) return inWords(Number(iso[3]), Number(iso[2]) - 1, Number(iso[1]))
  return words
    ? inWords(Number(words[1]), months.indexOf(words[2]?.toLowerCase() ?? ''), Number(words[3]))
    : undefined
}

function inWords(day: number, month: number, year: number): string | undefined {
  const date = new Date(Date.UTC(year, month, day))
  const isThere = month >= 0 && date.getUTCMonth() === month && date.getUTCDate() === day
  return isThere ? `${day} ${months[month]} ${year}` : undefined
}
