import { adjective, noun, verb } from './bases.ts'
import { adjectives, nouns, verbs } from './words.ts'

/** The bases of common Dutch words and of what kind they are. */
const kinds = new Map<string, number>()

note(nouns, noun)
note(verbs, verb)
note(adjectives, adjective)

export function kindsOf(base: string): number {
  return kinds.get(base) ?? 0
}

function note(words: string, kind: number) {
  for (const word of words.split(/\s+/)) if (word) kinds.set(word, (kinds.get(word) ?? 0) | kind)
}
