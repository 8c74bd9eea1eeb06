import type { SiteContent } from '#features/pages/site-content.ts'
import type { KnownNames } from './reading-lines.ts'

/** What texts call by name, on the site as it is. */
export function namesIn({ facts: { texts, insurance } }: SiteContent): KnownNames {
  return { texts, packages: new Map(insurance.products.map(({ id, name }) => [id, name])) }
}
