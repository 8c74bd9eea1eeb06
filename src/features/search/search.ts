/** What can be found, and what is shown of it. */
export type SearchDocument = { path: string; title: string; description: string; text: string }
export type Hit = Pick<SearchDocument, 'path' | 'title' | 'description'>

/** Pages that hold every word of the query (or a word that begins with it), the best ones first. */
export function search(documents: SearchDocument[], query: string): Hit[] {
  const words = wordsOf(query).slice(0, 12)
  if (words.length === 0) return []

  return documents
    .map((document) => ({ document, score: scoreOf(document, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ document: { path, title, description } }) => ({ path, title, description }))
}

const weights = { title: 5, description: 3, text: 1 } as const

/** Nothing when a word is missing altogether. */
function scoreOf(document: SearchDocument, words: string[]): number {
  const scores = words.map((word) =>
    Object.entries(weights).reduce((score, [field, weight]) => {
      const found = wordsOf(document[field as keyof typeof weights]).some((other) => other.startsWith(word))
      return found ? score + weight : score
    }, 0),
  )
  return scores.includes(0) ? 0 : scores.reduce((a, b) => a + b)
}

/** Without accents and capitals: "Diëtist" and "dietist" are the same word. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
