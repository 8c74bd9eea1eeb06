import { readEuros } from '#features/insurance/read-euros.ts'

/** What somebody chose, or nothing; `isUnfit` when they asked for something that is not there. */
export type Choice<T> = { value: T | undefined; isUnfit: boolean }

export function readOneOf(values: string[] | undefined, known: readonly string[]): Choice<string> {
  const [value] = values ?? []
  const isKnown = value !== undefined && known.includes(value)
  return { value: isKnown ? value : undefined, isUnfit: value !== undefined && !isKnown }
}

/** What is longer than this is nothing that our fields ask for. */
export const longestTyped = 20

/** A whole number that is not negative. */
export function readWholeNumber(value: string | undefined, most: number): Choice<number> {
  return choiceOf(value, (typed) => (/^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN), most)
}

/** In whole cents. */
export function readAmount(value: string | undefined, mostInCents: number): Choice<number> {
  return choiceOf(value, (typed) => readEuros(typed) ?? Number.NaN, mostInCents)
}

function choiceOf(value: string | undefined, read: (typed: string) => number, most: number): Choice<number> {
  const typed = value?.trim()
  if (!typed) return { value: undefined, isUnfit: false }
  const number = typed.length <= longestTyped ? read(typed) : Number.NaN
  return number <= most ? { value: number, isUnfit: false } : { value: undefined, isUnfit: true }
}

/** As it stands in an address: "1250" and "38.50". */
export function amountText({ value }: Choice<number>, usualInCents?: number): string {
  return value === undefined || value === usualInCents ? '' : inEuros(value)
}

/** As it stands in a field: "1250" and "38,50". */
export function fieldAmount(cents: number | undefined): string | undefined {
  return cents === undefined ? undefined : inEuros(cents).replace('.', ',')
}

function inEuros(cents: number): string {
  return cents % 100 === 0 ? `${cents / 100}` : (cents / 100).toFixed(2)
}

/** As it stands in the address; what is as it is without a choice is left out, and so is what does not fit. */
export function choiceText({ value }: Choice<string | number>, usual?: string | number): string {
  return value === undefined || value === usual ? '' : `${value}`
}

/** As somebody typed what does not fit: in their field it can be mended. Never so long that it could tell a story. */
export function typedText(value = ''): string {
  const letters = [...value.trim()]
  return letters.length > longestTyped ? `${letters.slice(0, longestTyped).join('')}…` : letters.join('')
}

/** The address of these choices, behind its question mark. */
export function queryTextOf(choices: Record<string, string | string[]>): string {
  const pairs = Object.entries(choices).flatMap(([key, values]) =>
    [values].flat().map((value) => [key, value]),
  )
  return `${new URLSearchParams(pairs.filter(([, value]) => value !== ''))}`
}
