import type { PageCard, Query } from '../gathered.ts'

/** What an overview shows, given what the address asks. */
export type OverviewList = {
  topics: { name: string; count: number }[]
  /** The topic that was chosen; what no page is about is kept too, so that it can be told. */
  topic: string | undefined
  count: number
  shown: PageCard[]
}

/** Which pages, in which order, and how many at once. */
type Asked = { below: string; order: 'newest' | 'alphabet'; atOnce: number }

export function overviewList(block: Asked, cards: PageCard[], query: Query): OverviewList {
  const below = inOrder(cards.filter(({ path }) => isBelow(path, block.below)))
  const topics = topicsOf(below)
  // Another overview on the page may be about other topics, and show more.
  const asked = query.onderwerp ?? []
  const topic = topics.find(({ name }) => asked.some((one) => isSame(name, one)))?.name ?? asked[0]
  const about = topic === undefined ? below : below.filter(({ topics }) => topics.includes(topic))
  return { topics, topic, count: about.length, shown: about.slice(0, mostOf(block, query)) }

  function inOrder(pages: PageCard[]): PageCard[] {
    return pages.toSorted(block.order === 'alphabet' ? byTitle : newestFirst)
  }
}

export function isBelow(path: string, above: string): boolean {
  return path !== above && path.startsWith(above === '/' ? above : `${above}/`)
}

/** From A to Z nothing is left out: who jumps to a letter must find it. */
function mostOf({ order, atOnce }: Asked, { toon = [] }: Query): number {
  if (order === 'alphabet') return Number.POSITIVE_INFINITY
  return Math.max(atOnce, ...toon.map(Number).filter(Number.isInteger))
}

function topicsOf(pages: PageCard[]): OverviewList['topics'] {
  const counts = new Map<string, number>()
  for (const name of pages.flatMap(({ topics }) => topics)) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts]
    .map(([name, count]) => ({ name, count }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'nl'))
}

function isSame(name: string, asked: string): boolean {
  return name.toLowerCase() === asked.trim().toLowerCase()
}

function byTitle(one: PageCard, other: PageCard): number {
  return one.title.localeCompare(other.title, 'nl')
}

function newestFirst(one: PageCard, other: PageCard): number {
  return other.publishedDate.localeCompare(one.publishedDate) || byTitle(one, other)
}

/** `Één keer per jaar` stands under the E. */
export function letterOf(title: string): string {
  return title.normalize('NFD').charAt(0).toUpperCase()
}

/** The same list with another choice. The place in the page keeps the reader where they were. */
export function overviewAddress(
  path: string,
  { topic, most, place }: { topic?: string | undefined; most?: number; place: string },
): string {
  const query = new URLSearchParams()
  if (topic !== undefined) query.set('onderwerp', topic)
  if (most !== undefined) query.set('toon', String(most))
  return `${path}${query.size > 0 ? `?${query}` : ''}#${place}`
}
