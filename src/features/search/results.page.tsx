import type { FoundPages } from '#features/blocks/search-results/found-pages.ts'
import { SearchFound } from '#features/blocks/search-results/search-results.view.tsx'
import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import { Beside } from '#ui/beside/beside.tsx'
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
        {!query && (
          <Beside label="Vaak opgezocht" panel={<Popular links={found.popular} />}>
            <WhereToBegin links={found.waysOn} />
          </Beside>
        )}
      </div>
      {query && (
        <Beside label="Verder zoeken" look="container" panel={<NotThere found={found} />}>
          <SearchFound id="gevonden" found={found} />
        </Beside>
      )}
    </Document>
  )
}

/** Who finds nothing is told in the results themselves what to do. */
function NotThere({ found: { hits, popular } }: { found: FoundPages }) {
  return (
    <>
      {hits.length > 0 && (
        <>
          <h2>Staat het er niet bij?</h2>
          <p>
            Probeer een ander of een korter woord. Of lees bij <a href="/contact">Contact</a> wie je verder
            helpt.
          </p>
        </>
      )}
      <Popular links={popular} />
    </>
  )
}

function Popular({ links }: { links: LinkTile[] }) {
  return (
    <>
      <h2>Vaak opgezocht</h2>
      <ul className="beside-links">
        {links.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </>
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
