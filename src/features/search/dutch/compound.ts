import { basesOf, noun } from './bases.ts'
import { kindsOf } from './lexicon.ts'
import { mayBeginCompound } from './no-parts.ts'
import { openPieces, type Piece } from './pieces.ts'
import { remember } from './remember.ts'
import { isKnownWord, knownBases } from './stem.ts'
import { isVerbPrefix, strongBehindPrefix } from './strong-verbs.ts'

/** A word inside another. The head, at the end, says what it is; what stands before it, says of which kind. */
export type Part = { stem: string; isHead: boolean }

export type Splitter = ReturnType<typeof openSplitter>

/**
 * Takes compounds apart. A word counts as part when it is on the list, or when `isWord` says so: for a site, the words
 * that it uses.
 */
export function openSplitter(isWord: (base: string) => boolean) {
  const pieces = openPieces(isWord)

  const piecesOf = remember((form): Piece[] => {
    if (form.length < 6 || !/^[a-z]+$/.test(form) || isOneWord(form)) return []
    return cheapest(form, pieces) ?? []
  })

  /** The words inside a compound, also those of more than one piece; nothing when it is no compound. */
  return { piecesOf, partsOf: (form: string): Part[] => runsOf(piecesOf(form)) }
}

function isOneWord(form: string): boolean {
  return isKnownWord(form) || isPrefixed(form)
}

/** "wegstopten" is of wegstoppen, and has nothing to do with a top. */
function isPrefixed(form: string): boolean {
  for (let i = 2; i <= form.length - 3; i++) {
    const start = form.slice(0, i)
    if (isVerbPrefix(start) && isVerbForm(form.slice(i), mayBeginCompound(start))) return true
  }
  return false
}

function isVerbForm(tail: string, mayBeNoun: boolean): boolean {
  if (strongBehindPrefix.has(tail)) return true
  if (mayBeNoun && !tail.endsWith('en') && isNounForm(tail)) return false
  return knownBases(tail).length > 0
}

function isNounForm(form: string): boolean {
  if (kindsOf(form) & noun) return true
  return basesOf(form).some(([base, kinds]) => kindsOf(base) & kinds & noun)
}

type Split = { pieces: Piece[]; cost: number }

/** From left to right: for each place the cheapest way to get there; the last piece must be a head. */
function cheapest(form: string, { startOf, headOf }: ReturnType<typeof openPieces>): Piece[] | undefined {
  const ways: (Split | undefined)[] = [{ pieces: [], cost: 0 }]
  let best: Split | undefined
  for (let from = 0; from <= form.length - 3; from++) {
    const way = ways[from]
    if (!way) continue
    if (from > 0) best = cheaper(best, way, headOf(form.slice(from)))
    for (let to = from + 2; to <= form.length - 3; to++)
      ways[to] = cheaper(ways[to], way, startOf(form.slice(from, to)))
  }
  return best?.pieces
}

function cheaper(known: Split | undefined, way: Split, piece: Piece | undefined): Split | undefined {
  if (!piece) return known
  const cost = way.cost + piece.cost
  return known && known.cost <= cost ? known : { pieces: [...way.pieces, piece], cost }
}

/** Of arbeid, ongeschiktheid and verzekering also "arbeidsongeschiktheid" and "ongeschiktheidsverzekering". */
function runsOf(pieces: Piece[]): Part[] {
  const parts: Part[] = []
  for (let from = 0; from < pieces.length; from++)
    for (let to = from; to < pieces.length; to++) {
      if (to - from + 1 === pieces.length) continue
      const before = pieces
        .slice(from, to)
        .map(({ surface }) => surface)
        .join('')
      const stems = pieces[to]?.stems ?? []
      parts.push(...stems.map((stem) => ({ stem: before + stem, isHead: to === pieces.length - 1 })))
    }
  return parts
}
