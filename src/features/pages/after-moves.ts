import type { Facts } from '#features/insurance/facts.ts'
import type { Settings } from '#features/settings/settings.ts'

/** Settings and facts know pages by the path they had. What was chosen for a page goes where the page goes. */
export type Whereabouts = {
  pages: Pick<ReadonlySet<string>, 'has'>
  redirects: ReadonlyMap<string, string>
}

export function currentPath(path: string, { pages, redirects }: Whereabouts): string {
  return pages.has(path) ? path : (redirects.get(path) ?? path)
}

export function settingsAfterMoves(settings: Settings, site: Whereabouts): Settings {
  const moved = <T extends { path?: string | undefined }>(one: T): T =>
    one.path === undefined ? one : { ...one, path: currentPath(one.path, site) }
  // A page has one place: its own comes last, and so before that of a page which led to it.
  const places = settings.navigation.toSorted(
    (one, other) => Number(site.pages.has(one.path)) - Number(site.pages.has(other.path)),
  )
  return {
    ...settings,
    navigation: [...new Map(places.map(moved).map((place) => [place.path, place])).values()],
    pinned: settings.pinned.map(moved),
    glossary: settings.glossary.map(moved),
  }
}

/** The same facts when no page that they name has moved. */
export function factsAfterMoves(facts: Facts, site: Whereabouts): Facts {
  const { covers, treatments } = facts.insurance
  const hasMoved = ({ page }: { page?: string | undefined }) =>
    page !== undefined && currentPath(page, site) !== page
  const moved = <T extends { page?: string | undefined }>(one: T): T =>
    one.page === undefined ? one : { ...one, page: currentPath(one.page, site) }
  if (![...covers, ...treatments].some(hasMoved)) return facts
  return {
    ...facts,
    insurance: { ...facts.insurance, covers: covers.map(moved), treatments: treatments.map(moved) },
  }
}
