import { standsAt } from './phrases.ts'
import { type Field, fields, type Phrase, type SearchIndex } from './search-index.ts'
import type { Term } from './terms.ts'

/** Which terms a form answers to, as bits, and what that is worth. */
type Answer = { terms: number; worth: number }

/** The forms and phrases that answer to a query, ready to be looked for in a text. */
export type Wanted = {
  answers: Map<number, Answer>
  phrases: { phrase: Phrase; answer: Answer }[]
  all: number
}

const mostTerms = 30
const leastTellingWeight = 0.3

/** Words like "krijgen" are not looked for when there are better ones. */
export function wantedOf({ vocabulary, phrases }: SearchIndex, terms: Term[]): Wanted {
  const telling = terms.filter(({ weight }) => weight > leastTellingWeight)
  const answers = new Map<number, Answer>()
  const used = (telling.length > 0 ? telling : terms).slice(0, mostTerms)
  used.forEach(({ matches, weight }, t) => {
    for (const [form, worth] of matches) {
      const known = answers.get(form) ?? { terms: 0, worth: 0 }
      answers.set(form, { terms: known.terms | (1 << t), worth: Math.max(known.worth, worth * weight) })
    }
  })
  const inPhrases = phrases.flatMap((phrase, p) => {
    const answer = answers.get(vocabulary.forms.length + p)
    return answer ? [{ phrase, answer }] : []
  })
  return { answers, phrases: inPhrases, all: 2 ** used.length - 1 }
}

/** A row of tokens of a field that answers to the query. */
export type Place = Answer & { from: number; to: number }

export function placesIn({ tokens }: SearchIndex, document: number, field: Field, wanted: Wanted): Place[] {
  const [from, to] = rangeOf(tokens, document, field)
  const places: Place[] = []
  for (let at = from; at < to; at++) {
    const phrase = wanted.phrases.find(({ phrase }) => standsAt(phrase, tokens, at, to))
    const answer = phrase?.answer ?? wanted.answers.get(tokens.form[at] ?? 0)
    if (answer) places.push({ ...answer, from: at, to: at + (phrase?.phrase.forms.length ?? 1) })
  }
  return places
}

export function rangeOf(
  { fieldStart }: SearchIndex['tokens'],
  document: number,
  field: Field,
): [number, number] {
  const at = document * fields.length + fields.indexOf(field)
  return [fieldStart[at] ?? 0, fieldStart[at + 1] ?? 0]
}
