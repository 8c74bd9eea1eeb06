import { verb } from './dutch/bases.ts'
import { kindsOf } from './dutch/lexicon.ts'
import { stemsOf } from './dutch/stem.ts'
import { queryWeightOf } from './dutch/stop-words.ts'
import { type Token, tokensOf } from './dutch/tokens.ts'

/** A word of a query and how much it counts. */
export type QueryWord = { written: string; form: string; weight: number }

const mostCharacters = 1_000
const mostWords = 24

/** Words that say nothing weigh nothing, unless the query has no others. */
export function readQueryWords(query: string, isKnownStem: (stem: string) => boolean): QueryWord[] {
  const text = query.slice(0, mostCharacters)
  const words = tokensOf(text)
    .flatMap((token) => toWords(token, text.slice(token.start, token.end), isKnownStem))
    .slice(0, mostWords)
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

const particles = new Set(
  'aan af bij door in mee na om onder op over samen stop tegen terug toe uit vast voor vrij weg'.split(' '),
)

/** "Hoe zeg ik mijn polis op?" asks for opzeggen. */
function joinSeparableVerbs(words: QueryWord[], isKnownStem: (stem: string) => boolean): QueryWord[] {
  const result = [...words]
  for (const particle of words.filter(({ form }) => particles.has(form))) {
    const verbs = result.filter((word) => word !== particle && isVerb(word.form))
    const found = verbs.flatMap((word) =>
      stemsOf(word.form).map((stem) => ({ word, stem: particle.form + stem })),
    )
    const joined = found.find(({ stem }) => isKnownStem(stem))
    if (!joined) continue
    const written = `${joined.word.written} ${particle.written}`
    result.splice(result.indexOf(joined.word), 1, { written, form: joined.stem, weight: 1 })
    result.splice(result.indexOf(particle), 1)
  }
  return result
}

function isVerb(form: string): boolean {
  return stemsOf(form).some((stem) => kindsOf(stem) & verb)
}
