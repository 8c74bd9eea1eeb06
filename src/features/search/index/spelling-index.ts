import { editDistance, editsAllowed, lettersOf, mayBeWithin } from '../dutch/edit-distance.ts'
import { soundOf } from '../dutch/sound.ts'
import { stemsOf } from '../dutch/stem.ts'
import { queryWeightOf } from '../dutch/stop-words.ts'
import type { Postings, SpellingIndex, SynonymIndex, Vocabulary } from './search-index.ts'
import { countOf, toWordList, wordAt, wordsIn } from './word-list.ts'

export function toSpellingIndex(
  vocabulary: Vocabulary,
  synonyms: SynonymIndex,
  { start }: Postings,
): SpellingIndex {
  const documentsOf = new Map<string, number>()
  wordsIn(vocabulary.forms).forEach((form, number) => {
    documentsOf.set(form, (start[number + 1] ?? 0) - (start[number] ?? 0))
  })
  const { byStem, byHead, byModifier } = vocabulary
  const parts = [byStem, byHead, byModifier].flatMap((lists) => wordsIn(lists.words))
  const meant = [...parts, ...synonyms.groups.flat()]
  for (const word of meant) if (!documentsOf.has(word)) documentsOf.set(word, 0)
  const words = [...documentsOf.keys()].filter(mayBeMeant)
  words.sort((a, b) => a.length - b.length)
  return {
    words: toWordList(words),
    lengthStart: lengthStartsOf(words),
    letters: Int32Array.from(words, lettersOf),
    documents: Uint32Array.from(words, (word) => documentsOf.get(word) ?? 0),
  }
}

function mayBeMeant(word: string): boolean {
  return word.length >= shortestMeant && !word.includes(' ') && queryWeightOf(word) > 0
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

/** The word that was most likely meant: by its letters, by those of its stem, or by its sound with one edit more. */
export function findCorrection(index: SpellingIndex, form: string): string | undefined {
  if (form.length < shortestTyped) return
  const nearest = findNearest(index, form)
  if (nearest) return nearest
  const stem = stemsOf(form).reduce(
    (shortest, stem) => (stem.length < shortest.length ? stem : shortest),
    form,
  )
  const nearStem = stem !== form && stem.length >= shortestTyped ? findNearest(index, stem) : undefined
  if (nearStem || form.length > longestBySound) return nearStem
  const sound = soundOf(form)
  return findNearest(index, form, 1, (word) => soundOf(word) === sound)
}

const shortestTyped = 5
/** Longer words may differ by two edits anyway. */
const longestBySound = 8

type Candidate = { word: string; distance: number; begins: boolean; documents: number }

/** The nearest, then one that stands in the documents as it is, or begins with the same letter, or stands in most. */
export function findNearest(
  { words, lengthStart, letters, documents }: SpellingIndex,
  form: string,
  extra = 0,
  fits: (word: string) => boolean = () => true,
): string | undefined {
  const held = lettersOf(form)
  const most = editsAllowed(form.length + 1) + extra
  let best: Candidate = { word: '', distance: most, begins: false, documents: -1 }
  const last = lengthStart[form.length + most + 1] ?? countOf(words)
  for (let i = lengthStart[form.length - most] ?? 0; i < last; i++) {
    if (!mayBeWithin(held, letters[i] ?? 0, best.distance)) continue
    const word = wordAt(words, i)
    const distance = editDistance(form, word, best.distance)
    if (distance > best.distance || distance > editsAllowed(Math.max(form.length, word.length)) + extra)
      continue
    const candidate = { word, distance, begins: word[0] === form[0], documents: documents[i] ?? 0 }
    if (isBetter(candidate, best) && fits(word)) best = candidate
  }
  return best.word || undefined
}

function isBetter(a: Candidate, b: Candidate): boolean {
  if (a.distance !== b.distance) return a.distance < b.distance
  if (a.documents > 0 !== b.documents > 0) return a.documents > 0
  return a.begins === b.begins ? a.documents > b.documents : a.begins
}
