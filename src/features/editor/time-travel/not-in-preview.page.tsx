import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'

/** Where a link in a preview leads to what editors do not make, such as logging in, or to a file. */
export function NotInPreviewPage({ frame }: { frame: Frame }) {
  return (
    <Document frame={frame} title={pageTitle('Niet in het voorbeeld')} isPrivate>
      <div className="plain-page container">
        <h1>Niet in het voorbeeld</h1>
        <p>Het voorbeeld laat alleen de pagina’s en de zoekresultaten zien. Dit hoort daar niet bij.</p>
      </div>
    </Document>
  )
}
