import { stemsOf } from '../dutch/stem.ts'
import { phrasesOf } from '../synonyms.ts'
import { numbersUnder } from './number-lists.ts'
import type { Phrase, SynonymIndex, Tokens, Vocabulary } from './search-index.ts'

export function toPhrases(synonyms: SynonymIndex, { byStem }: Vocabulary): Phrase[] {
  const phrases = phrasesOf(synonyms).map((text) => ({
    text,
    forms: text
      .split(' ')
      .map((word) => [...new Set(stemsOf(word).flatMap((stem) => [...numbersUnder(byStem, stem)]))]),
  }))
  return phrases.filter(({ forms }) => forms.every((fitting) => fitting.length > 0))
}

/** Whether the phrase stands at this token, before the end of the field. */
export function standsAt({ forms }: Phrase, { form }: Tokens, at: number, end: number): boolean {
  if (at + forms.length > end) return false
  return forms.every((fitting, i) => fitting.includes(form[at + i] ?? -1))
}
