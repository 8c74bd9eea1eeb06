import { type PageCard, payers } from '../gathered.ts'
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
              {group.map((page) => (
                <AlphabetPage key={page.path} {...page} />
              ))}
            </ul>
          </div>
        ))}
      </div>
      <p className="alphabet-nothing">
        Hier staat niets wat daarop lijkt. <a href="/zoeken">Zoek op de hele site</a>.
      </p>
    </>
  )
}

function AlphabetPage({ path, title, description, paidBy }: PageCard) {
  return (
    <li className="alphabet-page">
      <a href={path}>{title}</a>
      {paidBy && (
        <span className="alphabet-payer" data-payer={paidBy}>
          {payers[paidBy]}
        </span>
      )}
      <p>{description}</p>
    </li>
  )
}

/** Narrows the list down while somebody types. Only a script can, so without one it is not there. */
export function AlphabetFilter({ id, label }: { id: string; label: string }) {
  return (
    <div className="alphabet-filter narrows">
      <label className="field-label" htmlFor={`${id}-filter`}>
        {label}
      </label>
      <input
        className="field-input"
        id={`${id}-filter`}
        type="search"
        autoComplete="off"
        enterKeyHint="done"
      />
    </div>
  )
}
