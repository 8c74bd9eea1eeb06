import { openSplitter } from '#features/search/dutch/compound.ts'
import { relationOf } from '#features/search/dutch/dutch.ts'
import { fold } from '#features/search/dutch/fold.ts'
import { applySuffix, readDictionary, readSuffixes } from './hunspell.ts'

/** How well words made by the rules of the spelling list are known to belong together, and others not to. */
export type WordScore = { what: string; right: number; asked: number }

const kinds: [name: string, flags: RegExp][] = [
  ['plurals', /^Z[a-jux]$/],
  ['diminutives', /^Y/],
  ['verbs, present (-t)', /^V3$/],
  ['verbs, past', /^V[pq]$/],
  ['verbs, participle (-end)', /^Vi$/],
  ['adjectives (-e)', /^A[alnm]$/],
  ['adjectives, comparative and superlative', /^A[bodqe]$/],
]

/** Of all pairs only one in this many: the whole list takes minutes. */
const step = 5

export function scoreInflections(): WordScore[] {
  const suffixes = readSuffixes()
  const scores = new Map(kinds.map(([what]) => [what, { what, right: 0, asked: 0 }]))
  let seen = 0
  for (const { word, flags } of readDictionary())
    for (const flag of flags) {
      const score = scores.get(kinds.find(([, pattern]) => pattern.test(flag))?.[0] ?? '')
      for (const suffix of score ? (suffixes.get(flag) ?? []) : []) {
        const made = applySuffix(word, suffix)
        if (!score || !made || made.endsWith('-') || seen++ % step !== 0) continue
        score.asked++
        if (isInflected(word, fold(made))) score.right++
      }
    }
  return [...scores.values()]
}

function isInflected(word: string, made: string): boolean {
  const relation = relationOf(word, made)
  return relation === 'same' || relation === 'inflected'
}

/** Two base words next to each other in the alphabet look alike, and hardly ever are the same word. */
export function scoreNeighbours(): WordScore {
  const bases = readDictionary().filter(({ flags }) => [...flags].some((flag) => /^[ZY]/.test(flag)))
  const words = [...new Set(bases.map(({ word }) => word))]
    .filter((word) => !/(?:en|jes?)$/.test(word))
    .sort()
  const score = { what: 'neighbours in the alphabet that stay apart', right: 0, asked: 0 }
  for (let i = 0; i + 1 < words.length; i += 3) {
    score.asked++
    if (!isInflected(words[i] ?? '', words[i + 1] ?? '')) score.right++
  }
  return score
}

/** Verbs that are made with these prefixes are no compounds: "behandelen" holds no beha. */
export function scorePrefixedVerbs(): WordScore {
  const { partsOf } = openSplitter(() => false)
  const verbs = readDictionary().filter(
    ({ flags, word }) => flags.has('Vi') && /^(?:be|ge|her|ont|ver)/.test(word),
  )
  const score = { what: 'verbs with be-, ge-, her-, ont- or ver- that are not split', right: 0, asked: 0 }
  for (let i = 0; i < verbs.length; i++) {
    score.asked++
    if (partsOf(verbs[i]?.word ?? '').length === 0) score.right++
  }
  return score
}

/** Compounds that nobody ever wrote: any word that may begin one, before any that may end one. */
export function scoreCompounds(random: () => number): WordScore {
  const entries = readDictionary().filter(({ word }) => word.length > 3)
  const starts = entries.filter(({ flags }) => flags.has('Ca')).map(({ word }) => word)
  const ends = entries.filter(({ flags }) => flags.has('Cc')).map(({ word }) => word)
  const pick = (words: string[]) => words[Math.floor(random() * words.length)] ?? ''
  const score = { what: 'compounds of two words, both found', right: 0, asked: 1_000 }
  for (let i = 0; i < score.asked; i++) {
    const [start, end] = [pick(starts), pick(ends)]
    if ([start, end].every((word) => relationOf(word, start + end) === 'part')) score.right++
  }
  return score
}
