import { SearchForm } from '#ui/search-form/search-form.tsx'
import { Document, pageTitle } from './document.tsx'
import type { Frame } from './frame.ts'

type ErrorPageProps = { frame: Frame; message: string; requestId: string }

export function ErrorPage({ frame, message, requestId }: ErrorPageProps) {
  return (
    <Document frame={frame} title={pageTitle('Er ging iets mis')} isPrivate>
      <div className="plain-page container">
        <h1>Er ging iets mis</h1>
        <p>{message}</p>
        <p>
          Blijft het misgaan? Laat het ons weten via <a href="/contact">contact</a> en noem dit kenmerk:{' '}
          <strong>{requestId}</strong>.
        </p>
        <h2>Zoek verder op de site</h2>
        <SearchForm action={frame.addresses.search} id="zoek-verder" label="Zoek verder" />
      </div>
    </Document>
  )
}
