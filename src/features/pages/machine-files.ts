import { sitemapXmlPath } from '#addresses.ts'
import { hiddenFromRobots } from '#own-addresses.ts'
import type { SiteContent } from './site-content.ts'

/** Files that programs read: search engines, and people who found a hole. */
export function sitemapXml(content: SiteContent, origin: string): string {
  const entries = [...content.pages.values()].map(
    ({ path, publishedDate }) => `<url><loc>${origin}${path}</loc><lastmod>${publishedDate}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${entries.join('\n')}
</urlset>
`
}

export function robotsTxt(origin: string): string {
  return `User-agent: *
${hiddenFromRobots.map((path) => `Disallow: ${path}`).join('\n')}

Sitemap: ${origin}${sitemapXmlPath}
`
}

const securityTxtLifetimeInDays = 180

/** RFC 9116. Its date moves along, so that it never expires while the site runs. */
export function securityTxt(origin: string, now: Date): string {
  const expires = new Date(now.getTime() + securityTxtLifetimeInDays * 86_400_000)
  expires.setUTCHours(0, 0, 0, 0)
  return `Contact: ${origin}/contact
Expires: ${expires.toISOString()}
Preferred-Languages: nl, en
Canonical: ${origin}/.well-known/security.txt
`
}
