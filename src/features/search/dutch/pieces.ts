import { basesOf, noun, verb } from './bases.ts'
import { irregularNouns } from './irregular-nouns.ts'
import { kindsOf, mayBePart } from './lexicon.ts'
import { mayBeginCompound, mayEndCompound } from './no-parts.ts'
import { knownBases, stemsOf } from './stem.ts'

/** A piece of a compound as it is written there, the bases it may have, and how sure it is: cheap is sure. */
export type Piece = { surface: string; stems: string[]; cost: number }

/** What may stand at the start of a compound and what at its end, remembered: the same pieces come back all the time. */
export function openPieces(isWord: (base: string) => boolean) {
  return {
    startOf: remember((surface) => toPiece(surface, startStems(surface, isWord))),
    headOf: remember((surface) => toPiece(surface, headStems(surface, isWord))),
  }
}

function remember(find: (surface: string) => Piece | undefined): (surface: string) => Piece | undefined {
  const known = new Map<string, Piece | undefined>()
  return (surface) => {
    if (!known.has(surface)) known.set(surface, find(surface))
    return known.get(surface)
  }
}

/** Short pieces are often found by accident, and so are pieces with a linking sound. */
function toPiece(surface: string, stems: string[]): Piece | undefined {
  const [first] = stems
  if (!first) return
  return { surface, stems, cost: 1 + (first.length < 4 ? 0.4 : 0) + (first === surface ? 0 : 0.1) }
}

function startStems(surface: string, isWord: (base: string) => boolean): string[] {
  if (!mayBeginCompound(surface)) return []
  const isPart = (base: string) => base.length > 2 && (mayBePart(base) || (base.length > 3 && isWord(base)))
  const plain = surface.endsWith('s') && !isPart(surface) ? surface.slice(0, -1) : surface
  return [...new Set([plain, ...linked(surface)])].filter(isPart)
}

/** With -en-, -e-, -er- or the s of an infinitive between: zieken-huis, zonne-bril, kinder-arts, levens-loop. */
function linked(surface: string): string[] {
  const plural = surface.replace(/e$|ens$/, 'en').replace(/er$/, 'eren')
  const irregular = irregularNouns.get(plural)
  if (irregular) return [irregular]
  if (!plural.endsWith('en')) return []
  return basesOf(plural).flatMap(([base, kinds]) => (kindsOf(base) & kinds & (noun | verb) ? [base] : []))
}

function headStems(surface: string, isWord: (base: string) => boolean): string[] {
  if (!mayEndCompound(surface)) return []
  const irregular = irregularNouns.get(surface)
  if (irregular) return [irregular]
  const known = knownBases(surface).filter((base) => mayBePart(base) || isWord(base))
  if (known.length > 0) return known
  return surface.length > 3 ? stemsOf(surface).filter(isWord) : []
}
