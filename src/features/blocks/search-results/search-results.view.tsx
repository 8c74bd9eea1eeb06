import { Card } from '#ui/card/card.tsx'
import type { Gathered } from '../gathered.ts'
import type { SearchFindings, SearchResults } from './search-results.ts'

export function SearchResultsView({ block, gathered }: { block: SearchResults; gathered: Gathered }) {
  return gathered.search?.query ? <SearchFound id={block.id} findings={gathered.search} /> : null
}

/** Apart from the block: the page for searching has no blocks. */
export function SearchFound({ id, findings }: { id: string; findings: SearchFindings }) {
  const { hits, waysOn } = findings
  return (
    <section className="search-results container" id={id}>
      <p role="status">{countOf(findings)}</p>
      {hits.length === 0 && <NothingFound waysOn={waysOn} />}
      {hits.map((hit) => (
        <Card key={hit.path} title={hit.title} href={hit.path} level={2}>
          <p>{hit.description}</p>
        </Card>
      ))}
    </section>
  )
}

function countOf({ hits, query }: SearchFindings): string {
  const number =
    hits.length === 0 ? 'Geen resultaten' : hits.length === 1 ? '1 resultaat' : `${hits.length} resultaten`
  return `${number} voor “${query}”.`
}

function NothingFound({ waysOn }: Pick<SearchFindings, 'waysOn'>) {
  return (
    <>
      <p>Probeer een ander of een korter woord. Of begin bij een van deze onderwerpen:</p>
      <ul>
        {waysOn.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
