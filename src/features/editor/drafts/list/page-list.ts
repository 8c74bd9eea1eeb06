import { nearestAncestor } from '#features/pages/page.ts'
import type { PageState } from '../draft.ts'

/** A page in the list of the redactie. */
export type ListedPage = { path: string; title: string; state: PageState }

/** Why an editor should look at a published page. */
export const concerns = {
  'klopt-niet': 'Hier klopt iets niet meer',
  nakijken: 'Om na te kijken',
}
export type Concern = keyof typeof concerns

export type ListQuery = {
  q: string
  state: PageState | undefined
  /** Only what an editor should look at, and why. */
  about: Concern | undefined
  /** Only what lies below this address. */
  below: string
  /** The branch that is open. */
  open: string
  page: number
}

/** A page with how many lie below it, and those themselves when its branch is open. */
export type Branch = { page: ListedPage; count: number; below: Branch[] | undefined; isCut: boolean }

export type PageList =
  | { kind: 'tree'; branches: Branch[]; isCut: boolean }
  | { kind: 'found'; pages: ListedPage[]; total: number; page: number; pageCount: number }

const pagesPerScreen = 50
export const mostInBranch = 100

/**
 * Without a question the pages are a tree with one branch open; with one, those that fit it. Which ones an editor should
 * look at is found elsewhere.
 */
export function listPages(
  pages: ListedPage[],
  query: ListQuery,
  concerning: ReadonlySet<string> = new Set(),
): PageList {
  if (!query.q && !query.state && !query.below && !query.about) return treeOf(pages, query.open)

  const found = pages
    .filter((page) => fits(page, query) && (!query.about || concerning.has(page.path)))
    .sort(byTitle)
  const pageCount = Math.max(1, Math.ceil(found.length / pagesPerScreen))
  const page = Math.min(Math.max(1, query.page), pageCount)
  const start = (page - 1) * pagesPerScreen
  return {
    kind: 'found',
    pages: found.slice(start, start + pagesPerScreen),
    total: found.length,
    page,
    pageCount,
  }
}

/** All that is shown of a list, so that who and when need be asked for these alone. */
export function shownPages(list: PageList): ListedPage[] {
  return list.kind === 'found' ? list.pages : list.branches.flatMap(pagesIn)
}

function pagesIn({ page, below = [] }: Branch): ListedPage[] {
  return [page, ...below.flatMap(pagesIn)]
}

function treeOf(pages: ListedPage[], open: string): PageList {
  const known = new Set(pages.map(({ path }) => path))
  const children = Map.groupBy(
    pages.filter(({ path }) => path !== '/'),
    ({ path }) => nearestAncestor(path, known),
  )
  const toBranch = (page: ListedPage): Branch => {
    const below = page.path === '/' ? [] : (children.get(page.path) ?? [])
    const isOpen = page.path === open || open.startsWith(`${page.path}/`)
    return {
      page,
      count: below.length,
      below: isOpen && below.length > 0 ? sorted(below).slice(0, mostInBranch).map(toBranch) : undefined,
      isCut: isOpen && below.length > mostInBranch,
    }
  }
  const home = pages.filter(({ path }) => path === '/')
  const top = [...home, ...sorted(children.get('/') ?? [])]
  return {
    kind: 'tree',
    branches: top.slice(0, mostInBranch).map(toBranch),
    isCut: top.length > mostInBranch,
  }
}

function sorted(pages: ListedPage[]): ListedPage[] {
  return pages.toSorted(byTitle)
}

const inDutch = new Intl.Collator('nl')

function byTitle(one: ListedPage, other: ListedPage): number {
  return inDutch.compare(one.title, other.title) || inDutch.compare(one.path, other.path)
}

/** Every word that was typed stands in the title or the address. Removed pages are shown to who asks for them. */
function fits({ path, title, state }: ListedPage, { q, state: asked, below }: ListQuery): boolean {
  if (asked ? state !== asked : state === 'removed') return false
  if (below && !path.startsWith(below === '/' ? '/' : `${below}/`)) return false
  const text = plain(`${title} ${path}`)
  return plain(q)
    .split(/\s+/)
    .every((word) => text.includes(word))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim()
}
