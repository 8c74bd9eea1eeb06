import type { Facts } from '#features/insurance/facts.ts'
import type { Settings } from '#features/settings/settings.ts'
import { type Moved, stoodAt } from './old-address.ts'

/** Settings and facts know pages by the path they had. What was chosen for a page goes where the page goes. */
export type Whereabouts = {
  pages: { has: (path: string) => boolean; get: (path: string) => Moved | undefined }
  redirects: ReadonlyMap<string, string>
}

/** Where a page stands by now. Visitors whom an editor leads to another page do not make it that page. */
export function currentPath(path: string, site: Whereabouts): string {
  const end = endOf(path, site)
  return stoodAt(path, site.pages.get(end)) ? end : path
}

/** Where a link takes its reader, by whichever redirect. */
export function endOf(path: string, { pages, redirects }: Whereabouts): string {
  return pages.has(path) ? path : (redirects.get(path) ?? path)
}

export function settingsAfterMoves(settings: Settings, site: Whereabouts): Settings {
  const led = <T extends { path?: string | undefined }>(one: T): T =>
    one.path === undefined ? one : { ...one, path: endOf(one.path, site) }
  // A page has one place: its own comes last, and so before that of a page which led to it.
  const places = settings.navigation.toSorted(
    (one, other) => Number(site.pages.has(one.path)) - Number(site.pages.has(other.path)),
  )
  const moved = places.map((place) => ({ ...place, path: currentPath(place.path, site) }))
  return {
    ...settings,
    navigation: [...new Map(moved.map((place) => [place.path, place])).values()],
    pinned: settings.pinned.map(led),
    glossary: settings.glossary.map(led),
  }
}

/** The same facts when no page that they name has moved. */
export function factsAfterMoves(facts: Facts, site: Whereabouts): Facts {
  const covers = withPages(facts.insurance.covers, (page) => endOf(page, site))
  const treatments = withPages(facts.insurance.treatments, (page) => currentPath(page, site))
  const isSame = covers === facts.insurance.covers && treatments === facts.insurance.treatments
  return isSame ? facts : { ...facts, insurance: { ...facts.insurance, covers, treatments } }
}

function withPages<T extends { page?: string | undefined }>(
  list: T[],
  follow: (page: string) => string,
): T[] {
  const hasMoved = ({ page }: T) => page !== undefined && follow(page) !== page
  if (!list.some(hasMoved)) return list
  return list.map((one) => (one.page === undefined ? one : { ...one, page: follow(one.page) }))
}
