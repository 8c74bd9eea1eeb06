import { choiceText, readOneOf } from './read-choice.ts'

export const yearKey = 'jaar'

/** With which year is reckoned, and with which it can be. */
export type ChosenYear = {
  year: number
  years: number[]
  fault: string | undefined
  /** As it stands in the one form of all addresses that ask for the same: the own year of a block draws the page as it is. */
  normal: string
}

/** The year that the address names, else the one that the block means: that becomes another in the new year. */
export function readYear(values: string[] | undefined, own: number, known: number[]): ChosenYear {
  const years = [...new Set(known)].sort((one, other) => one - other)
  const asked = readOneOf(values, years.map(String))
  return {
    year: Number(asked.value ?? own),
    years,
    fault: asked.isUnfit ? `Van dat jaar kennen we de bedragen niet. We rekenen met ${own}.` : undefined,
    normal: choiceText(asked, `${own}`),
  }
}
