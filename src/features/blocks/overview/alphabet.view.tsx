import { searchPath } from '#addresses.ts'
import type { PageCard } from '../gathered.ts'
import { PayerLabel } from '../payer-label.view.tsx'
import { ByLetter } from './by-letter.view.tsx'
import type { Overview } from './overview.ts'

export function AlphabetView({ block: { id, title }, pages }: { block: Overview; pages: PageCard[] }) {
  return (
    <>
      <ByLetter
        {...{ id, title, items: pages }}
        nameOf={(page) => page.title}
        draw={(group) => (
          <ul>
            {group.map((page) => (
              <AlphabetPage key={page.path} {...page} />
            ))}
          </ul>
        )}
      />
      <p className="alphabet-nothing">
        Hier staat niets wat daarop lijkt. <a href={searchPath}>Zoek op de hele site</a>.
      </p>
    </>
  )
}

function AlphabetPage({ path, title, description, paidBy }: PageCard) {
  return (
    <li className="alphabet-page">
      <a href={path}>{title}</a>
      <PayerLabel payer={paidBy} />
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
