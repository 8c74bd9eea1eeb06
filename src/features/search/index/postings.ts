import { openColumn } from './column.ts'
import { standsAt } from './phrases.ts'
import { type Field, fields, type Phrase, type Postings, type Tokens } from './search-index.ts'

/** What a word in a field counts, and how much less it counts when the field is longer than usual. */
const boosts: Record<Field, { weight: number; lengthMatters: number }> = {
  title: { weight: 6, lengthMatters: 0.5 },
  headings: { weight: 2, lengthMatters: 0.5 },
  description: { weight: 2.5, lengthMatters: 0.3 },
  text: { weight: 1, lengthMatters: 0.6 },
}

/** For every form and phrase the documents in which it stands, with one weight over all fields (as in BM25F). */
export function toPostings(documents: number, forms: number, tokens: Tokens, phrases: Phrase[]): Postings {
  const weightsOf = openWeights(documents, forms, tokens, phrases)
  const form = openColumn((length) => new Uint32Array(length))
  const document = openColumn((length) => new Uint32Array(length))
  const weight = openColumn((length) => new Float32Array(length))
  for (let number = 0; number < documents; number++)
    for (const [held, counts] of weightsOf(number)) {
      form.push(held)
      document.push(number)
      weight.push(counts)
    }
  return sortByForm(forms + phrases.length, form.finish(), document.finish(), weight.finish())
}

/** Gives the weight of each form and phrase in a document. */
function openWeights(documents: number, forms: number, tokens: Tokens, phrases: Phrase[]) {
  const averages = averageLengths(documents, tokens)
  const starting = phrasesByFirstForm(phrases)
  return (document: number): Map<number, number> => {
    const weights = new Map<number, number>()
    fields.forEach((field, f) => {
      const from = tokens.fieldStart[document * fields.length + f] ?? 0
      const to = tokens.fieldStart[document * fields.length + f + 1] ?? 0
      const { weight, lengthMatters } = boosts[field]
      const each = weight / (1 - lengthMatters + lengthMatters * ((to - from) / (averages[f] || 1)))
      for (let at = from; at < to; at++) {
        const form = tokens.form[at] ?? 0
        weights.set(form, (weights.get(form) ?? 0) + each)
        for (const { phrase, number } of starting.get(form) ?? [])
          if (standsAt(phrase, tokens, at, to))
            weights.set(forms + number, (weights.get(forms + number) ?? 0) + each)
      }
    })
    return weights
  }
}

function averageLengths(documents: number, { fieldStart }: Tokens): number[] {
  return fields.map((_, f) => {
    let total = 0
    for (let at = f; at < documents * fields.length; at += fields.length)
      total += (fieldStart[at + 1] ?? 0) - (fieldStart[at] ?? 0)
    return total / Math.max(documents, 1)
  })
}

function phrasesByFirstForm(phrases: Phrase[]): Map<number, { phrase: Phrase; number: number }[]> {
  const starting = new Map<number, { phrase: Phrase; number: number }[]>()
  phrases.forEach((phrase, number) => {
    for (const form of phrase.forms[0] ?? [])
      starting.set(form, [...(starting.get(form) ?? []), { phrase, number }])
  })
  return starting
}

/** Counts first how many each form has, so that every posting can be put in its place at once. */
function sortByForm(forms: number, form: Uint32Array, document: Uint32Array, weight: Float32Array): Postings {
  const start = new Uint32Array(forms + 1)
  for (const number of form) start[number + 1] = (start[number + 1] ?? 0) + 1
  for (let number = 0; number < forms; number++)
    start[number + 1] = (start[number + 1] ?? 0) + (start[number] ?? 0)
  const next = start.slice()
  const sorted = { start, document: new Uint32Array(form.length), weight: new Float32Array(form.length) }
  form.forEach((number, i) => {
    const at = next[number] ?? 0
    next[number] = at + 1
    sorted.document[at] = document[i] ?? 0
    sorted.weight[at] = weight[i] ?? 0
  })
  return sorted
}
