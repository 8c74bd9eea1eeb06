import { stemsOf } from './dutch/stem.ts'
import { formsOf } from './dutch/tokens.ts'
import type { SynonymGroup, SynonymIndex } from './index/search-index.ts'

export function toSynonymIndex(groups: SynonymGroup[]): SynonymIndex {
  const folded = groups.map(({ words }) => words.map((word) => formsOf(word).join(' ')))
  const byStem = new Map<string, number[]>()
  folded.forEach((words, group) => {
    for (const key of new Set(words.flatMap((word) => keysOf(word.split(' ')))))
      byStem.set(key, [...(byStem.get(key) ?? []), group])
  })
  return { groups: folded, byStem }
}

/** Under which a word or a row of words is looked up. Of a row only one reading per word counts. */
function keysOf(forms: string[]): readonly string[] {
  const [only = ''] = forms
  return forms.length === 1 ? stemsOf(only) : [phraseKeyOf(forms)]
}

export function phraseKeyOf(forms: string[]): string {
  return forms.map((form) => stemsOf(form)[0]).join(' ')
}

/** The words other than this one in its groups. */
export function synonymsOf({ groups, byStem }: SynonymIndex, keys: readonly string[]): string[] {
  const found = new Set(keys.flatMap((key) => byStem.get(key) ?? []).flatMap((group) => groups[group] ?? []))
  return [...found].filter((word) => !keysOf(word.split(' ')).some((key) => keys.includes(key)))
}

export function phrasesOf({ groups }: SynonymIndex): string[] {
  return [...new Set(groups.flat())].filter((word) => word.includes(' '))
}
