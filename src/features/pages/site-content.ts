import { type Facts, noFacts } from '#features/insurance/facts.ts'
import { noSettings, type Settings } from '#features/settings/settings.ts'
import { factsAfterMoves, settingsAfterMoves } from './after-moves.ts'
import { nearestAncestor, type Page, parentPath } from './page.ts'

/** All that is published at one moment: replaced whole, never changed. */
export type SiteContent = {
  version: number
  pages: ReadonlyMap<string, Page>
  redirects: ReadonlyMap<string, string>
  navigation: Navigation
  facts: Facts
  settings: Settings
}

export type Navigation = Record<Menu, MenuItem[]>
export type Menu = 'main' | 'service' | 'legal'
export type MenuItem = {
  label: string
  path: string
  /** What its page is about, for a page that an editor made. */
  description?: string
  /** The heading under which it stands. */
  group?: string | undefined
  items: MenuItem[]
}
export type Crumb = { label: string; path: string }

export function toSiteContent(
  version: number,
  pages: ReadonlyMap<string, Page>,
  redirects: ReadonlyMap<string, string>,
  storedFacts = noFacts,
  storedSettings = noSettings,
): SiteContent {
  const facts = factsAfterMoves(storedFacts, { pages, redirects })
  const settings = settingsAfterMoves(storedSettings, { pages, redirects })
  const navigation = navigationOf(
    pages
      .values()
      .map((page) => placed(page, settings))
      .toArray(),
  )
  return { version, pages, redirects, navigation, facts, settings }
}

/** What an editor chose comes before what the page says itself. */
function placed(page: Page, { navigation }: Settings): Page {
  const place = navigation.find(({ path }) => path === page.path)
  if (!place) return page
  const { menu, order, label, group = page.navigation?.group } = place
  if (menu === 'none') return { ...page, navigation: undefined }
  return { ...page, navigation: { menu, order, ...(label && { label }), ...(group && { group }) } }
}

/** The first level of a menu is what lies at the top of the site; below it hangs what lies below it. */
function navigationOf(pages: Page[]): Navigation {
  const listed = pages
    .filter((page) => page.navigation && page.path !== '/')
    .sort((a, b) => (a.navigation?.order ?? 0) - (b.navigation?.order ?? 0) || a.path.localeCompare(b.path))
  const byParent = Map.groupBy(listed, (page) => parentPath(page.path))
  const menuOf = (menu: Menu, below: string): MenuItem[] =>
    (byParent.get(below) ?? [])
      .filter((page) => page.navigation?.menu === menu)
      .map((page) => ({
        label: page.navigation?.label ?? page.title,
        path: page.path,
        description: page.description,
        group: page.navigation?.group,
        items: menuOf(menu, page.path),
      }))
  return { main: menuOf('main', '/'), service: menuOf('service', '/'), legal: menuOf('legal', '/') }
}

/** The way from the home page to this one; steps without a page of their own are left out. */
export function breadcrumbsOf(content: SiteContent, path: string): Crumb[] {
  const page = content.pages.get(path)
  const crumb = page ? [{ label: path === '/' ? 'Home' : page.title, path }] : []
  return path === '/' ? crumb : [...breadcrumbsOf(content, parentPath(path)), ...crumb]
}

export type PageTree = { path: string; title: string; below: PageTree[] }

/** All pages, each with those that lie below it. */
export function pageTreeOf(content: SiteContent): PageTree[] {
  const pages = [...content.pages.values()]
    .filter((page) => page.path !== '/')
    .sort((a, b) => a.title.localeCompare(b.title, 'nl'))
  const byParent = Map.groupBy(pages, (page) => nearestAncestor(page.path, content.pages))
  const below = (path: string): PageTree[] =>
    (byParent.get(path) ?? []).map((page) => ({
      path: page.path,
      title: page.title,
      below: below(page.path),
    }))
  return [{ path: '/', title: 'Home', below: [] }, ...below('/')]
}
