import { toWordList, type WordList } from './word-list.ts'

/** Words that know their numbers. A slot holds the number of a word plus one, or nothing. */
export type WordIndex = WordList & { slots: Uint32Array }

export function toWordIndex(words: readonly string[]): WordIndex {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(words.length * 2 + 2)))
  const index = { ...toWordList(words), slots }
  words.forEach((word, number) => {
    slots[slotOf(index, word)] = number + 1
  })
  return index
}

export function numberOf(index: WordIndex, word: string): number | undefined {
  const held = index.slots[slotOf(index, word)]
  return held ? held - 1 : undefined
}

/** The slot of the word, or the empty one where it would be. */
function slotOf(index: WordIndex, word: string): number {
  const { slots } = index
  let slot = hashOf(word) & (slots.length - 1)
  while (slots[slot] && !isAt(index, (slots[slot] ?? 0) - 1, word)) slot = (slot + 1) & (slots.length - 1)
  return slot
}

function isAt({ text, start }: WordIndex, number: number, word: string): boolean {
  const from = start[number] ?? 0
  return (start[number + 1] ?? 0) - from === word.length && text.startsWith(word, from)
}

/** FNV-1a, with its high bits mixed into the low ones that are used. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5
  for (let i = 0; i < word.length; i++) hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193)
  return (hash ^ (hash >>> 15)) >>> 0
}
