import type { Comparison } from '#features/insurance/comparison.ts'

export type Noun = { one: string; many: string }

/** How much of a comparison is shown, in words; a script fills in the numbers anew when the choice changes. */
export type Sentences = { shown: string; alone: string; none: string }

export function sentencesOf({ columns, groups }: Comparison, noun: Noun): Sentences {
  const rows = groups.flatMap(({ rows }) => rows).length
  return {
    shown: `Je ziet {columns} van de ${columns.length} ${noun.many} en {rows} van de ${rows} regels.`,
    alone: `Met één ${noun.one} zijn er geen verschillen: kies er nog een.`,
    none: `Er past geen ${noun.one} bij deze keuze. Kies iets anders.`,
  }
}

export function sayHowMuch(comparison: Comparison, sentences: Sentences, onlyDifferences: boolean): string {
  const columns = countColumns(comparison)
  if (columns === 0) return sentences.none

  const rows = comparison.groups.flatMap(({ rows }) => rows).filter(({ isShown }) => isShown).length
  const shown = sentences.shown.replace('{columns}', `${columns}`).replace('{rows}', `${rows}`)
  return onlyDifferences && columns === 1 ? `${shown} ${sentences.alone}` : shown
}

export function countColumns({ columns }: Comparison): number {
  return columns.filter(({ isShown }) => isShown).length
}
