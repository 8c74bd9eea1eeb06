import { openSplitter } from './compound.ts'
import { rootsOf } from './root.ts'
import { stemsOf } from './stem.ts'
import { tokensOf } from './tokens.ts'

/** How two words hang together, the closest first: in spelling, inflection, derivation, or one inside the other. */
export type Relation = 'same' | 'inflected' | 'derived' | 'part'

export function relationOf(word: string, other: string): Relation | undefined {
  const [a, b] = [toForm(word), toForm(other)]
  if (a === b) return 'same'
  if (shareOne(stemsOf(a), stemsOf(b))) return 'inflected'
  if (shareOne(rootsOf(a), rootsOf(b))) return 'derived'
  return isPartOf(a, b) || isPartOf(b, a) ? 'part' : undefined
}

function toForm(word: string): string {
  return tokensOf(word)[0]?.form ?? ''
}

function shareOne(words: readonly string[], others: readonly string[]): boolean {
  return words.some((word) => others.includes(word))
}

function isPartOf(form: string, compound: string): boolean {
  const stems = stemsOf(form)
  const { partsOf } = openSplitter((base) => stems.includes(base))
  return partsOf(compound).some(({ stem }) => shareOne(rootsOf(stem), stems))
}
