import { inWords } from '#features/insurance/days.ts'
import type { Premium } from '#features/insurance/insurance.ts'

type Known = Pick<Premium, 'status' | 'source'>

/** "2026, vastgesteld. Bron: Consumentenbond, 14 november 2025.", or of what we made up: "voorbeeld voor 2026." */
export function certaintyOf(year: number, { status, source }: Known): string {
  if (source.name.startsWith('Voorbeeld')) return `voorbeeld voor ${year}.`
  return `${year}, ${status}. Bron: ${sourceOf(source)}.`
}

type Certainties = { usual: string | undefined; own: (string | undefined)[] }

/** Of several amounts: what is so for more than one of them, to be told once, and what is to be told of each. */
export function certaintiesOf(year: number, amounts: Known[]): Certainties {
  const all = amounts.map((known) => certaintyOf(year, known))
  const timesOf = (told: string) => all.filter((other) => other === told).length
  const most = all.toSorted((a, b) => timesOf(b) - timesOf(a))[0] ?? ''
  const usual = all.length === 1 || timesOf(most) > 1 ? most : undefined
  return { usual, own: all.map((told) => (told === usual ? undefined : told)) }
}

function sourceOf({ name, date }: Known['source']): string {
  return date ? `${name}, ${inWords(date)}` : name
}
