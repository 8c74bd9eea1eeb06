import type { Gathered } from '../gathered.ts'
import { type FoundPages, hitsPerPage, idOfHit, isAnswered, type SearchHit } from './found-pages.ts'
import { MarkedWords } from './marked-words.view.tsx'
import { NothingFound } from './nothing-found.view.tsx'
import {
  Corrections,
  FactAnswer,
  MoreResults,
  ResultPages,
  TreatmentAnswer,
  TypeFilter,
} from './search-parts.view.tsx'
import type { SearchResults } from './search-results.ts'

export function SearchResultsView({ block, gathered }: { block: SearchResults; gathered: Gathered }) {
  return gathered.search?.query ? <SearchFound id={block.id} found={gathered.search} /> : null
}

/** Apart from the block: the page for searching has no blocks. */
export function SearchFound({ id, found }: { id: string; found: FoundPages }) {
  const { hits, fact, treatment } = found
  return (
    <section className="search-results container" id={id}>
      <p role="status">{countOf(found)}</p>
      <Corrections found={found} />
      {fact && <FactAnswer fact={fact} />}
      {treatment && !fact && <TreatmentAnswer treatment={treatment} />}
      <TypeFilter found={found} />
      {hits.length === 0 ? (
        <NothingFound found={found} />
      ) : (
        hits.map((hit, i) => (
          <Hit key={hit.path} {...hit} id={idOfHit((found.page - 1) * hitsPerPage + i + 1)} />
        ))
      )}
      <MoreResults found={found} />
      <ResultPages found={found} />
    </section>
  )
}

function Hit({ id, path, title, excerpt, crumbs }: SearchHit & { id: string }) {
  return (
    <div className="card search-hit" id={id}>
      <h2 className="card-title">
        <a href={path}>
          <MarkedWords {...title} />
        </a>
      </h2>
      {crumbs.length > 0 && <p className="search-hit-crumbs">{crumbs.join(' › ')}</p>}
      <p className="search-hit-excerpt">
        <MarkedWords {...excerpt} />
      </p>
    </div>
  )
}

function countOf(found: FoundPages): string {
  const { total, query, page, pages } = found
  if (total === 0 && isAnswered(found)) return `Dit is het antwoord op “${query}”.`
  const number = total === 0 ? 'Geen resultaten' : total === 1 ? '1 resultaat' : `${total} resultaten`
  const place = pages > 1 ? `, pagina ${page} van ${pages}` : ''
  return `${number} voor “${query}”${place}.`
}
