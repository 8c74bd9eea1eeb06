import { adjective, noun, verb } from './bases.ts'
import { adjectives, nouns, verbs } from './words.ts'

/** The bases of common Dutch words and of what kind they are, and whether they are often part of another. */
const kinds = new Map<string, number>()
const part = 8

note(nouns, noun)
note(verbs, verb)
note(adjectives, adjective)

export function kindsOf(base: string): number {
  return (kinds.get(base) ?? 0) & ~part
}

/** Whether it may be taken for a part of another word. A long word is hardly ever inside another by accident. */
export function mayBePart(base: string): boolean {
  const known = kinds.get(base) ?? 0
  return (known & part) > 0 || (known > 0 && base.length >= longEnough)
}

const longEnough = 6

function note(words: string, kind: number) {
  for (const marked of words.trim().split(/\s+/)) {
    const word = marked.replace('-', '')
    kinds.set(word, (kinds.get(word) ?? 0) | kind | (word === marked ? part : 0))
  }
}
