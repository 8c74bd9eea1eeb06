import { openSplitter } from '../dutch/compound.ts'
import { rootsOf } from '../dutch/root.ts'
import { stemsOf } from '../dutch/stem.ts'
import type { Token } from '../dutch/tokens.ts'
import { alphabetOf } from './alphabet.ts'
import { toNumberLists } from './number-lists.ts'
import type { Vocabulary } from './search-index.ts'
import { toWordIndex } from './word-index.ts'
import { toWordList } from './word-list.ts'

/** Numbers the forms in the order in which they are met, and then finds out how they hang together. */
export function openVocabulary() {
  const numbers = new Map<string, number>()
  const spellings: string[] = []
  const pieces = new Map<number, string[]>()

  function numberOf(token: Token, text: string): number {
    const known = numbers.get(token.form)
    if (known !== undefined) return known
    const number = numbers.size
    numbers.set(token.form, number)
    spellings.push(text.slice(token.start, token.end).toLowerCase())
    if (token.pieces.length > 0) pieces.set(number, token.pieces)
    return number
  }

  return { numberOf, finish: () => relate(numbers, spellings, pieces) }
}

function relate(
  numbers: Map<string, number>,
  spellings: string[],
  pieces: Map<number, string[]>,
): Vocabulary {
  const forms = [...numbers.keys()]
  const stems = forms.map(stemsOf)
  const byStem = groupBy(forms, (_, number) => stems[number] ?? [])
  const byRoot = groupBy(forms, rootsOf)
  const { partsOf } = openSplitter((base) => byStem.has(base))
  const byHead = new Map<string, number[]>()
  const byModifier = new Map<string, number[]>()
  forms.forEach((form, number) => {
    const written = pieces.get(number)
    for (const { stem, isHead } of written ? partsOfPieces(written) : partsOf(form))
      for (const root of rootsOf(stem)) add(isHead ? byHead : byModifier, root, number)
  })
  return {
    forms: toWordIndex(forms),
    spellings: toWordList(spellings),
    ...alphabetOf(forms),
    byStem: toNumberLists(byStem),
    byRoot: toNumberLists(byRoot),
    byHead: toNumberLists(byHead),
    byModifier: toNumberLists(byModifier),
  }
}

function partsOfPieces(pieces: string[]) {
  return pieces.flatMap((piece, i) =>
    stemsOf(piece).map((stem) => ({ stem, isHead: i === pieces.length - 1 })),
  )
}

function groupBy(
  forms: string[],
  keysOf: (form: string, number: number) => readonly string[],
): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  forms.forEach((form, number) => {
    for (const key of keysOf(form, number)) add(groups, key, number)
  })
  return groups
}

function add(groups: Map<string, number[]>, key: string, number: number) {
  const group = groups.get(key)
  if (!group) groups.set(key, [number])
  else if (group.at(-1) !== number) group.push(number)
}
