import { Document, pageTitle } from '#site/document.tsx'
import type { Frame } from '#site/frame.ts'
import type { PageTree } from './site-content.ts'

/** Every page of the site, as a tree: section by section, and then what stands by itself. */
export function SitemapPage({ frame, tree }: { frame: Frame; tree: PageTree[] }) {
  const sections = tree.filter(({ below }) => below.length > 0)
  const single = tree.filter(({ below }) => below.length === 0)
  return (
    <Document
      frame={frame}
      title={pageTitle('Sitemap')}
      description="Alle pagina’s van deze site bij elkaar, geordend per onderwerp."
    >
      <div className="plain-page container">
        <h1>Sitemap</h1>
        <p>Alle pagina’s van deze site bij elkaar.</p>
        {sections.map(({ path, title, below }) => (
          <section className="sitemap-section" key={path}>
            <h2>
              <a href={path}>{title}</a>
            </h2>
            <Branch tree={below} />
          </section>
        ))}
        <section className="sitemap-section">
          <h2>Overige pagina’s</h2>
          <Branch tree={single} />
        </section>
      </div>
    </Document>
  )
}

function Branch({ tree }: { tree: PageTree[] }) {
  return (
    <ul>
      {tree.map(({ path, title, below }) => (
        <li key={path}>
          <a href={path}>{title}</a>
          {below.length > 0 && <Branch tree={below} />}
        </li>
      ))}
    </ul>
  )
}
