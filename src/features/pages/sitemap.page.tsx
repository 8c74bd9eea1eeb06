import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import type { PageTree } from './site-content.ts'

/** Every page of the site, as a tree. */
export function SitemapPage({ frame, tree }: { frame: Frame; tree: PageTree[] }) {
  return (
    <Document
      frame={frame}
      title={pageTitle('Sitemap')}
      description="Alle pagina's van deze site bij elkaar, geordend per onderwerp."
    >
      <div className="plain-page container">
        <h1>Sitemap</h1>
        <p>Alle pagina's van deze site bij elkaar.</p>
        <Branch tree={tree} />
      </div>
    </Document>
  )
}

function Branch({ tree }: { tree: PageTree[] }) {
  return (
    <ul className="sitemap">
      {tree.map(({ path, title, below }) => (
        <li key={path}>
          <a href={path}>{title}</a>
          {below.length > 0 && <Branch tree={below} />}
        </li>
      ))}
    </ul>
  )
}
