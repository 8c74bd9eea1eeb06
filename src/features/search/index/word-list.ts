/** Many words in one string: on their own they would take more memory, and time when sent to another thread. */
export type WordList = { text: string; start: Uint32Array }

export function toWordList(words: readonly string[]): WordList {
  const start = new Uint32Array(words.length + 1)
  words.forEach(({ length }, place) => {
    start[place + 1] = (start[place] ?? 0) + length
  })
  return { text: words.join(''), start }
}

export function countOf({ start }: WordList): number {
  return start.length - 1
}

export function wordAt({ text, start }: WordList, place: number): string {
  return text.slice(start[place] ?? text.length, start[place + 1])
}

export function wordsIn(list: WordList): string[] {
  return Array.from({ length: countOf(list) }, (_, place) => wordAt(list, place))
}
