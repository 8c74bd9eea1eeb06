import type { GlossaryEntry } from '#features/settings/settings.ts'
import type { Gathered } from '../gathered.ts'
import { beginning } from '../glossary/word-notes.view.tsx'
import { ByLetter } from '../overview/by-letter.view.tsx'
import type { WordList } from './word-list.ts'

export function WordListView({ block: { id, title }, gathered }: { block: WordList; gathered: Gathered }) {
  const entries = (gathered.glossary ?? []).toSorted((a, b) => a.word.localeCompare(b.word, 'nl'))
  return (
    <section className="word-list container" id={id}>
      <h2>{title}</h2>
      <ByLetter
        {...{ id, title, items: entries }}
        nameOf={({ word }) => word}
        draw={(group) => (
          <dl>
            {group.map((entry) => (
              <Word key={entry.word} {...entry} />
            ))}
          </dl>
        )}
      />
    </section>
  )
}

function Word({ word, explanation, path }: GlossaryEntry) {
  return (
    <div>
      <dt>{beginning(word)}</dt>
      <dd>
        {explanation} {path && <a href={path}>Lees meer over {word}</a>}
      </dd>
    </div>
  )
}
