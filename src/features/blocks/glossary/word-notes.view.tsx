import type { Explained } from './explained-words.ts'

/** What the words of a page mean: each opens beside its word; on paper and in older browsers they are a list. */
export function WordNotes({ explained }: { explained: Explained | undefined }) {
  if (!explained || explained.words.length === 0) return null
  return (
    <section className="word-notes container">
      <h2>Woorden op deze pagina</h2>
      {explained.words.map(({ id, entry: { word, explanation, path } }) => (
        <div className="word-note" id={id} key={id} popover="auto">
          <strong>{beginning(word)}</strong>
          {explanation}
          {path && <a href={path}>Lees meer over {word}</a>}
        </div>
      ))}
    </section>
  )
}

/** As the first word of a line. */
export function beginning(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
