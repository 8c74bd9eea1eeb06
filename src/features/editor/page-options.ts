import type { SiteContent } from '#features/pages/site-content.ts'

/** Every page by its title, for whoever chooses one. */
export function pageOptionsOf({ pages }: SiteContent): { path: string; title: string }[] {
  return [...pages.values()]
    .map(({ path, title }) => ({ path, title }))
    .sort((one, other) => one.title.localeCompare(other.title, 'nl'))
}
