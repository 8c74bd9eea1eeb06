import { numberOf, toWordIndex, type WordIndex } from './word-index.ts'

/** Lists of numbers under words: those of word n are `numbers[start[n]]` to `numbers[start[n + 1]]`. */
export type NumberLists = { words: WordIndex; start: Uint32Array; numbers: Uint32Array }

export function toNumberLists(lists: ReadonlyMap<string, readonly number[]>): NumberLists {
  const start = new Uint32Array(lists.size + 1)
  let at = 0
  for (const list of lists.values()) {
    start[at + 1] = (start[at] ?? 0) + list.length
    at++
  }
  return {
    words: toWordIndex([...lists.keys()]),
    start,
    numbers: Uint32Array.from([...lists.values()].flat()),
  }
}

export function numbersUnder({ words, start, numbers }: NumberLists, word: string): Uint32Array {
  const number = numberOf(words, word)
  return number === undefined ? none : numbers.subarray(start[number], start[number + 1])
}

export function isListed({ words }: NumberLists, word: string): boolean {
  return numberOf(words, word) !== undefined
}

const none = new Uint32Array()
