import { LinkTiles } from '#ui/link-tiles/link-tiles.tsx'
import { type FoundPages, isAnswered, searchAddress } from './found-pages.ts'

/** No pages, and nobody is left empty-handed: what may have been meant, where to begin, and who can help. */
export function NothingFound({ found }: { found: FoundPages }) {
  const { alternatives, waysOn, type } = found
  return (
    <div className="search-nothing">
      {type && (
        <p>
          <a href={searchAddress(found, { soort: undefined })}>Zoek in alle soorten pagina’s</a>
        </p>
      )}
      {alternatives.length > 0 && (
        <p>
          Bedoelde je{' '}
          {alternatives.map(({ to }, index) => (
            <span key={to}>
              {index > 0 && ' of '}
              <a href={searchAddress(found, { q: to })}>{to}</a>
            </span>
          ))}
          ?
        </p>
      )}
      <p>
        {isAnswered(found) && 'Zoek je iets anders? '}Probeer een ander of een korter woord. Of begin bij een
        van deze onderwerpen:
      </p>
      <LinkTiles links={waysOn} />
      <p>
        Kom je er niet uit? <a href="/contact">Stel je vraag</a>.
      </p>
    </div>
  )
}
