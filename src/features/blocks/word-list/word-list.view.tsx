import type { GlossaryEntry } from '#features/settings/settings.ts'
import type { Gathered } from '../gathered.ts'
import { beginning } from '../glossary/word-notes.view.tsx'
import { letterOf } from '../overview/overview-list.ts'
import type { WordList } from './word-list.ts'

export function WordListView({ block, gathered }: { block: WordList; gathered: Gathered }) {
  const entries = (gathered.glossary ?? []).toSorted((a, b) => a.word.localeCompare(b.word, 'nl'))
  const groups = [...Map.groupBy(entries, ({ word }) => letterOf(word))]
  const placeOf = (letter: string) => `${block.id}-${letter.toLowerCase()}`
  return (
    <section className="word-list container" id={block.id}>
      <h2>{block.title}</h2>
      <nav className="alphabet-letters" aria-label={`${block.title}: ga naar een letter`}>
        <ul>
          {groups.map(([letter]) => (
            <li key={letter}>
              <a href={`#${placeOf(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(([letter, group]) => (
        <div key={letter} className="alphabet-group">
          <h3 id={placeOf(letter)}>{letter}</h3>
          <dl>
            {group.map((entry) => (
              <Word key={entry.word} {...entry} />
            ))}
          </dl>
        </div>
      ))}
    </section>
  )
}

function Word({ word, explanation, path }: GlossaryEntry) {
  return (
    <div className="word-list-word">
      <dt>{beginning(word)}</dt>
      <dd>
        {explanation} {path && <a href={path}>Lees meer over {word}</a>}
      </dd>
    </div>
  )
}
