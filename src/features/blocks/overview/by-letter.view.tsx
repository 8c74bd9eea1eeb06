import type { ReactNode } from 'react'
import { letterOf } from './overview-list.ts'

type ByLetterProps<Item> = {
  id: string
  title: string
  items: Item[]
  nameOf: (item: Item) => string
  draw: (group: Item[]) => ReactNode
}

/** Items under the letter that they begin with, and links to those letters above them. */
export function ByLetter<Item>({ id, title, items, nameOf, draw }: ByLetterProps<Item>) {
  const groups = [...Map.groupBy(items, (item) => letterOf(nameOf(item)))]
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
            {draw(group)}
          </div>
        ))}
      </div>
    </>
  )
}
