import { standsAt } from '../index/phrases.ts'
import { type Field, fields, type Phrase, type SearchIndex, type Tokens } from '../index/search-index.ts'
import { countOf } from '../index/word-list.ts'
import type { Term } from './terms.ts'

/** Which terms a form answers to, as bits, and what that is worth. */
type Answer = { terms: number; worth: number }

/** The forms and phrases that answer to a query, ready to be looked for in a text. */
export type Wanted = {
  answers: Map<number, Answer>
  /** For each form what it may be, as bits: most words of a text are nothing, and this says so soonest. */
  roles: Uint8Array
  phrases: { phrase: Phrase; answer: Answer }[]
  all: number
}

const isAnswer = 1
const beginsPhrase = 2

const mostTerms = 30
const leastTellingWeight = 0.3
const worthOfPart = 0.1

/** Words like "krijgen" are not looked for when there are better ones. */
export function wantedOf({ vocabulary, phrases }: SearchIndex, terms: Term[]): Wanted {
  const telling = terms.filter(({ weight }) => weight > leastTellingWeight)
  const used = (telling.length > 0 ? telling : terms).slice(0, mostTerms)
  const answers = new Map<number, Answer>()
  used.forEach(({ matches, parts, weight }, t) => {
    for (const [form, worth] of matches) note(answers, form, 1 << t, worth * weight)
    for (const part of parts) for (const form of part.keys()) note(answers, form, 1 << t, worthOfPart)
  })
  const forms = countOf(vocabulary.forms)
  const roles = new Uint8Array(forms)
  const wantedPhrases: Wanted['phrases'] = []
  for (const [form, answer] of answers) {
    const phrase = phrases[form - forms]
    if (phrase) wantedPhrases.push({ phrase, answer })
    else roles[form] = isAnswer
  }
  for (const { phrase } of wantedPhrases)
    for (const form of phrase.forms[0] ?? []) roles[form] = (roles[form] ?? 0) | beginsPhrase
  return { answers, roles, phrases: wantedPhrases, all: 2 ** used.length - 1 }
}

function note(answers: Map<number, Answer>, form: number, term: number, worth: number) {
  const known = answers.get(form) ?? { terms: 0, worth: 0 }
  answers.set(form, { terms: known.terms | term, worth: Math.max(known.worth, worth) })
}

/** A word of a field that answers to the query. */
export type Place = Answer & { at: number }

export function placesIn({ tokens }: SearchIndex, document: number, field: Field, wanted: Wanted): Place[] {
  const [from, to] = rangeOf(tokens, document, field)
  const places: Place[] = []
  const beginnings: number[] = []
  for (let at = from; at < to; at++) {
    const form = tokens.form[at] ?? 0
    const role = wanted.roles[form] ?? 0
    if (role === 0) continue
    if (role & beginsPhrase) beginnings.push(at)
    const answer = wanted.answers.get(form)
    if (answer) places.push({ terms: answer.terms, worth: answer.worth, at })
  }
  return beginnings.length > 0 ? withPhrases(tokens, beginnings, to, wanted, places) : places
}

/** Where a phrase answers better than the words of which it is made, it takes their place. */
function withPhrases(
  tokens: Tokens,
  beginnings: number[],
  to: number,
  { phrases }: Wanted,
  places: Place[],
): Place[] {
  const all = new Map(places.map((place) => [place.at, place]))
  for (const at of beginnings)
    for (const { phrase, answer } of phrases) {
      if (!standsAt(phrase, tokens, at, to)) continue
      for (let word = at; word < at + phrase.forms.length; word++)
        if ((all.get(word)?.worth ?? 0) < answer.worth) all.set(word, { ...answer, at: word })
    }
  return [...all.values()].sort((a, b) => a.at - b.at)
}

/** Parts of a compound are shown only where nothing better is. */
export function bestPlaces(places: Place[]): Place[] {
  const better = places.filter(({ worth }) => worth > worthOfPart)
  return better.length > 0 ? better : places
}

export function rangeOf({ fieldStart }: Tokens, document: number, field: Field): [number, number] {
  const at = document * fields.length + fields.indexOf(field)
  return [fieldStart[at] ?? 0, fieldStart[at + 1] ?? 0]
}
