import { adjective, verb } from '../dutch/bases.ts'
import { kindsOf } from '../dutch/lexicon.ts'
import { stemsOf } from '../dutch/stem.ts'
import { queryWeightOf } from '../dutch/stop-words.ts'
import { type Token, tokensOf } from '../dutch/tokens.ts'

/** A word of a query and how much it counts; of a verb whose two pieces stand apart, also the verb alone. */
export type QueryWord = { written: string; form: string; weight: number; alone?: string }

const mostCharacters = 1_000
const mostWords = 24

/** Words that say nothing weigh nothing, unless the query has no others. */
export function readQueryWords(query: string, isKnownStem: (stem: string) => boolean): QueryWord[] {
  const text = query.slice(0, mostCharacters)
  const words = tokensOf(text)
    .flatMap((token) => toWords(token, text.slice(token.start, token.end), isKnownStem))
    .slice(0, mostWords)
    .map(asMeasure)
  const joined = joinSeparableVerbs(words, isKnownStem)
  return joined.some(({ weight }) => weight > 0) ? joined : joined.map((word) => ({ ...word, weight: 1 }))
}

/** "stoppen-met-roken" is three words where it is not known as one. */
function toWords(
  { form, pieces }: Token,
  written: string,
  isKnownStem: (stem: string) => boolean,
): QueryWord[] {
  const isOne = pieces.length === 0 || stemsOf(form).some(isKnownStem)
  return (isOne ? [form] : pieces).map((word) => ({ written, form: word, weight: queryWeightOf(word) }))
}

/** In "hoe hoog is het eigen risico" high is what is asked about something, not what it is about. */
function asMeasure(word: QueryWord, i: number, words: QueryWord[]): QueryWord {
  const isMeasure =
    words[i - 1]?.form === 'hoe' && stemsOf(word.form).some((stem) => kindsOf(stem) & adjective)
  return isMeasure ? { ...word, weight: Math.min(word.weight, weightOfMeasure) } : word
}

const weightOfMeasure = 0.25

const particles = new Set(
  'aan af bij door in mee na om onder op over samen stop tegen terug toe uit vast voor vrij weg'.split(' '),
)

/** "Hoe zeg ik mijn polis op?" asks for opzeggen, and so does "op te zeggen". */
function joinSeparableVerbs(words: QueryWord[], isKnownStem: (stem: string) => boolean): QueryWord[] {
  const result = [...words]
  for (const particle of words.filter(({ form }) => particles.has(form))) {
    const candidates = verbsOf(particle, result).map((word) => ({
      word,
      stem: joinedStem(particle, word, isKnownStem),
    }))
    const found = candidates.find(({ stem }) => stem !== undefined)
    if (!found?.stem) continue
    const written = `${found.word.written} ${particle.written}`
    result.splice(result.indexOf(found.word), 1, {
      written,
      form: found.stem,
      weight: 1,
      alone: found.word.form,
    })
    result.splice(result.indexOf(particle), 1)
  }
  return result
}

/** The verb stands before its particle, or behind "te". A particle before a noun is a preposition: "praten over het werk". */
function verbsOf(particle: QueryWord, words: QueryWord[]): QueryWord[] {
  const at = words.indexOf(particle)
  const next = words[at + 1]
  if (next?.form === 'te') return words.slice(at + 2, at + 3)
  const isPreposition = next !== undefined && (next.weight > 0 || determiners.has(next.form))
  return isPreposition ? [] : words.slice(0, at)
}

const determiners = new Set(
  'de het een mijn je jouw uw zijn haar ons onze hun deze die dit dat geen welke elke'.split(' '),
)

function joinedStem(
  particle: QueryWord,
  word: QueryWord,
  isKnownStem: (stem: string) => boolean,
): string | undefined {
  const stems = stemsOf(word.form).filter((stem) => kindsOf(stem) & verb)
  return stems.map((stem) => particle.form + stem).find(isKnownStem)
}
