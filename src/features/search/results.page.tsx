import type { FoundPages } from '#features/blocks/search-results/found-pages.ts'
import { SearchFound } from '#features/blocks/search-results/search-results.view.tsx'
import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import { type LinkTile, LinkTiles } from '#ui/link-tiles/link-tiles.tsx'
import { SearchForm } from '#ui/search-form/search-form.tsx'

export function ResultsPage({ frame, found }: { frame: Frame; found: FoundPages }) {
  const { query } = found
  return (
    <Document frame={frame} title={pageTitle(query ? `Zoeken naar ${query}` : 'Zoeken')} isPrivate>
      <div className="plain-page container">
        <h1>Zoeken</h1>
        <SearchForm
          action={frame.addresses.search}
          id="zoek-opnieuw"
          label="Zoek opnieuw"
          query={query}
          isFocused={!query}
        />
        {!query && <WhereToBegin links={found.waysOn} />}
      </div>
      {query && <SearchFound id="gevonden" found={found} />}
    </Document>
  )
}

/** Somebody who typed nothing may not know what to type. */
function WhereToBegin({ links }: { links: LinkTile[] }) {
  return (
    <>
      <p>Typ een woord of een hele vraag, zoals “wordt fysiotherapie vergoed?”.</p>
      <h2>Of begin bij een onderwerp</h2>
      <LinkTiles links={links} />
    </>
  )
}
