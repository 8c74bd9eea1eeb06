import { Document, pageTitle } from './document.tsx'
import type { Frame } from './frame.ts'
import { SearchForm } from './search-form.tsx'

export function NotFoundPage({ frame }: { frame: Frame }) {
  return (
    <Document frame={frame} title={pageTitle('Pagina niet gevonden')} isPrivate>
      <div className="plain-page container">
        <h1>Deze pagina vinden we niet</h1>
        <p>Misschien is de pagina verhuisd, of zit er een typefout in het adres. Zoek wat je nodig hebt:</p>
        <SearchForm id="zoek-verder" />
        <h2>Of ga verder naar</h2>
        <ul>
          <li>
            <a href="/">De homepagina</a>
          </li>
          {[...frame.navigation.main, ...frame.navigation.service].map((item) => (
            <li key={item.path}>
              <a href={item.path}>{item.label}</a>
            </li>
          ))}
        </ul>
      </div>
    </Document>
  )
}
