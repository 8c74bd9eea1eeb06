import type { SearchDocument } from '#features/search/index/search-index.ts'
import { openRandom } from './random.ts'

const vocabulary = 60_000
const sentencesPerDocument = 30
const wordsPerSentence = 12

/** Documents of real Dutch words, drawn as language draws them: the second word half as often as the first (Zipf). */
export function openSyntheticSite(words: string[]) {
  const random = openRandom(20_260_101)
  const known = Array.from({ length: vocabulary }, () => words[Math.floor(random() * words.length)] ?? '')
  const sums = new Float64Array(vocabulary)
  let total = 0
  for (let rank = 0; rank < vocabulary; rank++) {
    total += 1 / (rank + 2.7)
    sums[rank] = total
  }

  function word(): string {
    const drawn = random() * total
    let [from, to] = [0, vocabulary - 1]
    while (from < to) {
      const middle = (from + to) >> 1
      if ((sums[middle] ?? 0) < drawn) from = middle + 1
      else to = middle
    }
    return known[from] ?? ''
  }

  const row = (length: number) => Array.from({ length }, word).join(' ')

  function document(number: number): SearchDocument {
    const sentences = Array.from({ length: sentencesPerDocument }, () => `${row(wordsPerSentence)}.`)
    const headings = [row(4), row(5), row(3)]
    return { id: String(number), title: row(4), headings, description: row(18), text: sentences.join(' ') }
  }

  /** Two letters change places. */
  function mistyped(): string {
    const right = word()
    const at = Math.floor(random() * (right.length - 1))
    return right.slice(0, at) + (right[at + 1] ?? '') + right[at] + right.slice(at + 2)
  }

  const queries = [word, () => row(2), () => row(3), () => row(8), mistyped, () => `${mistyped()} ${word()}`]

  return {
    *documents(count: number) {
      for (let number = 0; number < count; number++) yield document(number)
    },
    queries: (count: number) =>
      Array.from({ length: count }, (_, i) => queries[i % queries.length]?.() ?? ''),
  }
}
