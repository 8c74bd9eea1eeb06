import type { Vocabulary } from './search-index.ts'
import { wordAt } from './word-list.ts'

/** The forms in alphabetical order, and in the order of the alphabet when read backwards. */
export function alphabetOf(forms: string[]): Pick<Vocabulary, 'byBeginning' | 'byEnding'> {
  const backwards = forms.map(reversed)
  return { byBeginning: sortedNumbers(forms), byEnding: sortedNumbers(backwards) }
}

export function formsBeginningWith({ forms, byBeginning }: Vocabulary, beginning: string): number[] {
  return range(byBeginning, beginning, (number) => wordAt(forms, number))
}

export function formsEndingWith({ forms, byEnding }: Vocabulary, ending: string): number[] {
  return range(byEnding, reversed(ending), (number) => reversed(wordAt(forms, number)))
}

/** The place of the first word that is not before the wanted one. */
export function firstNotBefore(length: number, wanted: string, wordOn: (place: number) => string): number {
  let from = 0
  let to = length
  while (from < to) {
    const middle = (from + to) >> 1
    if (wordOn(middle) < wanted) from = middle + 1
    else to = middle
  }
  return from
}

function sortedNumbers(words: string[]): Uint32Array {
  const numbers = Uint32Array.from(words.keys())
  return numbers.sort((a, b) => ((words[a] ?? '') < (words[b] ?? '') ? -1 : 1))
}

function range(numbers: Uint32Array, beginning: string, wordOf: (number: number) => string): number[] {
  const wordOn = (place: number) => wordOf(numbers[place] ?? 0)
  const found: number[] = []
  for (let place = firstNotBefore(numbers.length, beginning, wordOn); place < numbers.length; place++) {
    if (!wordOn(place).startsWith(beginning)) break
    found.push(numbers[place] ?? 0)
  }
  return found
}

function reversed(word: string): string {
  return [...word].reverse().join('')
}
