import type { SiteContent } from '../site-content.ts'
import { documentsNamedIn } from './document-link.ts'

const known = new WeakMap<SiteContent, Set<string>>()

/** The documents to which what is published leads. Looked for once in each version of the site. */
export function documentsInUse(content: SiteContent): Set<string> {
  const found = known.get(content) ?? findIn(content)
  known.set(content, found)
  return found
}

function findIn({ pages, settings, facts }: SiteContent): Set<string> {
  const parts = [...pages.values(), settings, facts.insurance]
  return new Set(parts.flatMap((part) => documentsNamedIn(JSON.stringify(part))))
}
