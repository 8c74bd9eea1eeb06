import type { Crumb } from '#features/pages/site-content.ts'

type BreadcrumbListProps = {
  breadcrumbs: Crumb[]
  origin: string
  /** On a phone it ends above this page, whose title follows at once. */
  isShort: boolean
}

/** Where you are; the home page itself needs none. */
export function BreadcrumbList({ breadcrumbs, origin, isShort }: BreadcrumbListProps) {
  if (breadcrumbs.length < 2) return null
  return (
    <nav className="breadcrumbs" data-short={isShort || undefined} aria-label="Kruimelpad">
      <ol className="container">
        {breadcrumbs.map(({ label, path }, index) => (
          <li key={path}>
            {index < breadcrumbs.length - 1 ? (
              <a href={path}>{label}</a>
            ) : (
              <span aria-current="page">{label}</span>
            )}
          </li>
        ))}
      </ol>
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: structuredData(breadcrumbs, origin) }}
      />
    </nav>
  )
}

/** For search engines. It is data and not a script; `<` is escaped so that it cannot end the element. */
function structuredData(breadcrumbs: Crumb[], origin: string): string {
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ label, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: origin + path,
    })),
  }).replaceAll('<', '\\u003c')
}
