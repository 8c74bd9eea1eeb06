/** What stands in an address for a value that does not fit: so a page has one form for all of them. */
export const unfitMark = 'fout'

/** What somebody chose, or nothing; `isUnfit` when they asked for something that is not there. */
export type Choice<T> = { value: T | undefined; isUnfit: boolean }

export function readOneOf(values: string[] | undefined, known: readonly string[]): Choice<string> {
  const [value] = values ?? []
  const isKnown = value !== undefined && known.includes(value)
  return { value: isKnown ? value : undefined, isUnfit: value !== undefined && !isKnown }
}

/** A whole number that is not negative, as people type it: "1.250" and "1250" are the same. */
export function readWholeNumber(value: string | undefined, most: number): Choice<number> {
  if (value === undefined) return { value: undefined, isUnfit: false }
  const digits = value.trim().replaceAll('.', '')
  const number = /^\d{1,9}$/.test(digits) ? Number(digits) : Number.NaN
  return number <= most ? { value: number, isUnfit: false } : { value: undefined, isUnfit: true }
}

/** As it stands in the address; what is as it is without a choice is left out. */
export function choiceText({ value, isUnfit }: Choice<string | number>, usual?: string | number): string {
  if (isUnfit) return unfitMark
  return value === undefined || value === usual ? '' : `${value}`
}

/** The address of these choices, behind its question mark. */
export function queryTextOf(normal: Record<string, string>): string {
  return `${new URLSearchParams(Object.entries(normal).filter(([, value]) => value !== ''))}`
}
