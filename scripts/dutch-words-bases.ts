import { adjective, basesOf, noun, verb } from '#features/search/dutch/bases.ts'
import { readDictionary } from './measure/search/hunspell.ts'

/** The kinds of all base words of the spelling list: no plurals, no diminutives, no other inflections. */
export function readBases(): Map<string, number> {
  const bases = readKinds()
  const inflected = [...bases.kinds.keys()].filter(
    (word) => !bases.kinds.get(word) || isInflected(word, bases),
  )
  const kinds = new Map(bases.kinds)
  for (const word of inflected) kinds.delete(word)
  return kinds
}

type Kinds = {
  kinds: Map<string, number>
  infinitives: Set<string>
  /** Words with inflections of their own are no inflections, but many plurals are listed as if they were words. */
  hasOwnForms: Set<string>
  hasOwnPlural: Set<string>
}

function readKinds(): Kinds {
  const kinds = new Map<string, number>()
  const hasOwnForms = new Set<string>()
  const infinitives = new Set<string>()
  const hasOwnPlural = new Set<string>()
  for (const { word, flags } of readDictionary()) {
    kinds.set(word, (kinds.get(word) ?? 0) | kindOf([...flags].join(' ')))
    if (flags.has('Vi')) infinitives.add(word)
    if ([...flags].some((flag) => /^[ZYV]|^Aa/.test(flag))) hasOwnForms.add(word)
    if (['Za', 'Ya', 'V3', 'Vp'].some((flag) => flags.has(flag))) hasOwnPlural.add(word)
  }
  return { kinds, infinitives, hasOwnForms, hasOwnPlural }
}

function kindOf(flags: string): number {
  return (
    (/\b(?:Z|Y|X[cf]|C[abcdehl])/.test(flags) ? noun : 0) |
    (/\bV[3pq]/.test(flags) ? verb : 0) |
    (/\bA[a-z]/.test(flags) ? adjective : 0)
  )
}

function isInflected(word: string, { kinds, infinitives, hasOwnForms, hasOwnPlural }: Kinds): boolean {
  if (infinitives.has(word)) return true
  const isAdjective = kinds.get(word) === adjective
  if (isAdjective && /ende?$/.test(word) && isMadeFrom(kinds, word, verb)) return true
  if (isAdjective && /(?:ere?|ste?)$/.test(word) && isMadeFrom(kinds, word, adjective)) return true
  if (hasOwnForms.has(word) && !/jes?$|en$/.test(word)) return false
  if (word.endsWith('en')) return !hasOwnPlural.has(word)
  return isMadeFrom(kinds, word, noun | verb | adjective)
}

function isMadeFrom(kinds: Map<string, number>, word: string, kind: number): boolean {
  return basesOf(word).some(([base, allowed]) => base !== word && (kinds.get(base) ?? 0) & allowed & kind)
}
