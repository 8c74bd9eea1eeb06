import { inWords } from '#features/insurance/days.ts'
import type { Premium } from '#features/insurance/insurance.ts'

type Known = Pick<Premium, 'status' | 'source'>

/** "2026, vastgesteld. Bron: Consumentenbond, 14 november 2025." */
export function certaintyOf(year: number, { status, source }: Known): string {
  return `${year}, ${status}. Bron: ${sourceOf(source)}.`
}

function sourceOf({ name, date }: Known['source']): string {
  return date ? `${name}, ${inWords(date)}` : name
}
