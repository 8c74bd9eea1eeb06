import { ButtonLink } from '#ui/button/button.tsx'
import { PayerLabel } from '../payer-label.view.tsx'
import {
  type FoundPages,
  hitsPerPage,
  idOfHit,
  type SearchFact,
  type SearchTreatment,
  searchAddress,
} from './found-pages.ts'

type Props = { found: FoundPages }

/** What was searched for instead, and the way back to the words as they were typed. */
export function Corrections({ found }: Props) {
  const { corrections } = found
  if (corrections.length === 0) return null
  return (
    <p>
      We zochten ook op{' '}
      {corrections.map(({ to }, index) => (
        <span key={to}>
          {index > 0 && ' en '}
          <em>{to}</em>
        </span>
      ))}
      . <a href={searchAddress(found, { letterlijk: true })}>Zoek precies wat je typte</a>
    </p>
  )
}

export function FactAnswer({ fact }: { fact: SearchFact }) {
  return (
    <div className="search-fact">
      <p className="search-fact-label">
        <FactLabel {...fact} />
      </p>
      <p className="search-fact-value">{fact.value}</p>
      <p>{fact.isProvisional ? 'Dit is voorlopig: het kan nog veranderen.' : 'Dit staat vast.'}</p>
    </div>
  )
}

export function TreatmentAnswer({
  treatment: { name, year, payer, verdict, path },
}: {
  treatment: SearchTreatment
}) {
  const label = `${name} in ${year}`
  return (
    <div className="search-fact">
      <p className="search-fact-label">
        {path ? <a href={path}>{label}</a> : label}
        <PayerLabel payer={payer} />
      </p>
      <p className="search-fact-verdict">{verdict}</p>
      <p>Bekijk wat jouw pakket betaalt en wat je eerst regelt.</p>
    </div>
  )
}

function FactLabel({ label, year, isDay, path }: SearchFact) {
  const text = isDay ? `${label} (zorgverzekering ${year})` : `${label} in ${year}`
  return path ? <a href={path}>{text}</a> : text
}

/** Worth showing only when there is something to choose. */
export function TypeFilter({ found }: Props) {
  const { types, type } = found
  if (types.length < 2 && !type) return null
  return (
    <nav className="search-types" aria-label="Soort pagina">
      <ul>
        <li>
          <a href={searchAddress(found, { soort: undefined })} aria-current={type ? undefined : 'true'}>
            Alles
          </a>
        </li>
        {types.map(({ id, label, count }) => (
          <li key={id}>
            <a href={searchAddress(found, { soort: id })} aria-current={id === type ? 'true' : undefined}>
              {label} ({count})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function ResultPages({ found }: Props) {
  const { page, pages } = found
  if (pages < 2) return null
  return (
    <nav className="search-pages" aria-label="Pagina’s met resultaten">
      {page > 1 && (
        <a rel="prev" href={searchAddress(found, { pagina: page - 1 })}>
          Vorige pagina
        </a>
      )}
      <span>
        Pagina {page} van {pages}
      </span>
      {page < pages && (
        <a rel="next" href={searchAddress(found, { pagina: page + 1 })}>
          Volgende pagina
        </a>
      )}
    </nav>
  )
}

/** A link like any other, so that it works without script: it leads to the same search, and there to the first of the rest. */
export function MoreResults({ found }: Props) {
  const { rest, page, pages, total } = found
  if (rest === 0 || page < pages) return null
  const pagina = Math.floor(total / hitsPerPage) + 1
  return (
    <p className="search-more">
      <ButtonLink
        look="secondary"
        href={`${searchAddress(found, { alles: true, pagina })}#${idOfHit(total + 1)}`}
      >
        Toon meer
      </ButtonLink>
      {rest === 1 ? 'Nog 1 pagina noemt dit ook.' : `Nog ${rest} pagina’s noemen dit ook.`}
    </p>
  )
}
