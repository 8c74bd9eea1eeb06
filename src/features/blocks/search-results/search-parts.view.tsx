import { type SearchFact, type SearchFindings, searchAddress } from './search-findings.ts'

type Props = { findings: SearchFindings }

/** What was searched for instead, and the way back to the words as they were typed. */
export function Corrections({ findings }: Props) {
  const { corrections } = findings
  if (corrections.length === 0) return null
  return (
    <p className="search-corrections">
      We zochten ook op{' '}
      {corrections.map(({ to }, index) => (
        <span key={to}>
          {index > 0 && ' en '}
          <em>{to}</em>
        </span>
      ))}
      . <a href={searchAddress(findings, { letterlijk: true })}>Zoek precies wat je typte</a>
    </p>
  )
}

export function FactAnswer({ fact }: { fact: SearchFact }) {
  return (
    <div className="search-fact">
      <p className="search-fact-label">
        {fact.label} in {fact.year}
      </p>
      <p className="search-fact-value">{fact.value}</p>
      <p>{fact.isProvisional ? 'Dit is voorlopig: het kan nog veranderen.' : 'Dit staat vast.'}</p>
    </div>
  )
}

/** Worth showing only when there is something to choose. */
export function TypeFilter({ findings }: Props) {
  const { types, type } = findings
  if (types.length < 2 && !type) return null
  return (
    <nav className="search-types" aria-label="Soort pagina">
      <ul>
        <li>
          <a href={searchAddress(findings, { soort: undefined })} aria-current={type ? undefined : 'true'}>
            Alles
          </a>
        </li>
        {types.map(({ id, label, count }) => (
          <li key={id}>
            <a href={searchAddress(findings, { soort: id })} aria-current={id === type ? 'true' : undefined}>
              {label} ({count})
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export function ResultPages({ findings }: Props) {
  const { page, pages } = findings
  if (pages < 2) return null
  return (
    <nav className="search-pages" aria-label="Pagina’s met resultaten">
      {page > 1 && (
        <a rel="prev" href={searchAddress(findings, { pagina: page - 1 })}>
          Vorige pagina
        </a>
      )}
      <span>
        Pagina {page} van {pages}
      </span>
      {page < pages && (
        <a rel="next" href={searchAddress(findings, { pagina: page + 1 })}>
          Volgende pagina
        </a>
      )}
    </nav>
  )
}
