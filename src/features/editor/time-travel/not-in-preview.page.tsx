import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'

/** Where a link in a preview leads to what is the same at any moment, such as logging in. */
export function NotInPreviewPage({ frame }: { frame: Frame }) {
  return (
    <Document frame={frame} title={pageTitle('Niet in het voorbeeld')} isPrivate>
      <div className="plain-page container">
        <h1>Niet in het voorbeeld</h1>
        <p>Deze pagina is op elk moment hetzelfde. Daarom staat hij niet in het voorbeeld.</p>
      </div>
    </Document>
  )
}
