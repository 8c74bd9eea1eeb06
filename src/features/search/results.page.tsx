import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import { SearchForm } from '#site/search-form.tsx'
import { Card } from '#ui/card/card.tsx'
import type { Hit } from './search.ts'

type ResultsPageProps = { frame: Frame; query: string; hits: Hit[] }

export function ResultsPage({ frame, query, hits }: ResultsPageProps) {
  return (
    <Document frame={frame} title={pageTitle(query ? `Zoeken naar ${query}` : 'Zoeken')} isPrivate>
      <div className="plain-page container">
        <h1>Zoeken</h1>
        <SearchForm id="zoek-opnieuw" label="Zoek opnieuw" query={query} />
        {query && <p role="status">{countOf(hits.length, query)}</p>}
        {query && hits.length === 0 && <NothingFound frame={frame} />}
        {hits.map((hit) => (
          <Card key={hit.path} title={hit.title} href={hit.path} level={2}>
            <p>{hit.description}</p>
          </Card>
        ))}
      </div>
    </Document>
  )
}

function countOf(hits: number, query: string): string {
  const number = hits === 0 ? 'Geen resultaten' : hits === 1 ? '1 resultaat' : `${hits} resultaten`
  return `${number} voor “${query}”.`
}

function NothingFound({ frame }: { frame: Frame }) {
  return (
    <>
      <p>Probeer een ander of een korter woord. Of begin bij een van deze onderwerpen:</p>
      <ul>
        {frame.navigation.main.map((item) => (
          <li key={item.path}>
            <a href={item.path}>{item.label}</a>
          </li>
        ))}
      </ul>
    </>
  )
}
