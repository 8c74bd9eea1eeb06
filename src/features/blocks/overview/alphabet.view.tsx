import type { PageCard } from '../gathered.ts'
import type { Overview } from './overview.ts'
import { letterOf } from './overview-list.ts'

export function AlphabetView({ block: { id, title }, pages }: { block: Overview; pages: PageCard[] }) {
  const groups = [...Map.groupBy(pages, ({ title }) => letterOf(title))]
  const placeOf = (letter: string) => `${id}-${letter.toLowerCase()}`
  return (
    <>
      <nav className="alphabet-letters" aria-label={`${title}: ga naar een letter`}>
        <ul>
          {groups.map(([letter]) => (
            <li key={letter}>
              <a href={`#${placeOf(letter)}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="alphabet">
        {groups.map(([letter, group]) => (
          <div key={letter} className="alphabet-group">
            <h3 id={placeOf(letter)}>{letter}</h3>
            <ul>
              {group.map(({ path, title, description }) => (
                <li key={path} className="alphabet-page">
                  <a href={path}>{title}</a>
                  <p>{description}</p>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </>
  )
}
