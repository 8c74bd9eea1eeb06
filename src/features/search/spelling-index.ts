import { editDistance, editsAllowed, lettersOf, mayBeWithin } from './dutch/edit-distance.ts'
import { soundOf } from './dutch/sound.ts'
import { stemsOf } from './dutch/stem.ts'
import type { Postings, SpellingIndex, SynonymIndex, Vocabulary } from './search-index.ts'

export function toSpellingIndex(
  vocabulary: Vocabulary,
  synonyms: SynonymIndex,
  { start }: Postings,
): SpellingIndex {
  const documentsOf = new Map<string, number>()
  vocabulary.forms.forEach((form, number) => {
    documentsOf.set(form, (start[number + 1] ?? 0) - (start[number] ?? 0))
  })
  const { byStem, byHead, byModifier } = vocabulary
  const meant = [...byStem.keys(), ...byHead.keys(), ...byModifier.keys(), ...synonyms.groups.flat()]
  for (const word of meant) if (!documentsOf.has(word)) documentsOf.set(word, 0)
  const words = [...documentsOf.keys()].filter((word) => word.length >= shortestMeant && !word.includes(' '))
  words.sort((a, b) => a.length - b.length)
  return {
    words,
    lengthStart: lengthStartsOf(words),
    letters: Int32Array.from(words, lettersOf),
    documents: Uint32Array.from(words, (word) => documentsOf.get(word) ?? 0),
  }
}

const shortestMeant = 4
const longestMeant = 80

function lengthStartsOf(words: string[]): Uint32Array {
  const starts = new Uint32Array(longestMeant + 1)
  words.forEach(({ length }, i) => {
    starts.fill(i + 1, length + 1)
  })
  return starts
}

/** The word that was most likely meant, or one that sounds the same with one edit more than is allowed otherwise. */
export function findCorrection(index: SpellingIndex, form: string): string | undefined {
  const allowed = editsAllowed(form)
  if (allowed === 0) return
  const written = [...new Set([form, ...stemsOf(form)])].filter((word) => word.length >= shortestMeant)
  const sound = soundOf(form)
  return (
    nearest(index, written, allowed) ?? nearest(index, [form], allowed + 1, (word) => soundOf(word) === sound)
  )
}

type Candidate = { word: string; distance: number; begins: boolean; documents: number }

/** The nearest, then the one that begins with the same letter, then the most frequent. */
function nearest(
  { words, lengthStart, letters, documents }: SpellingIndex,
  written: string[],
  allowed: number,
  fits: (word: string) => boolean = () => true,
): string | undefined {
  let best: Candidate = { word: '', distance: allowed, begins: false, documents: -1 }
  for (const form of written) {
    const held = lettersOf(form)
    const first = lengthStart[Math.max(form.length - allowed, 0)] ?? words.length
    const last = lengthStart[form.length + allowed + 1] ?? words.length
    for (let i = first; i < last; i++) {
      if (!mayBeWithin(held, letters[i] ?? 0, best.distance)) continue
      const word = words[i] ?? ''
      const distance = editDistance(form, word, best.distance)
      if (distance > best.distance || !fits(word)) continue
      const candidate = { word, distance, begins: word[0] === form[0], documents: documents[i] ?? 0 }
      if (isBetter(candidate, best)) best = candidate
    }
  }
  return best.word || undefined
}

function isBetter(a: Candidate, b: Candidate): boolean {
  if (a.distance !== b.distance) return a.distance < b.distance
  return a.begins === b.begins ? a.documents > b.documents : a.begins
}
