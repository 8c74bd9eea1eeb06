import type { Wishes } from '#features/blocks/about-block.ts'
import { wishesOf } from '#features/blocks/block.ts'
import type { MeantTreatments } from '#features/blocks/cover-search/meant-treatments.ts'
import type { Gathered, PageCard, Query } from '#features/blocks/gathered.ts'
import { explainedIn } from '#features/blocks/glossary/explained-words.ts'
import { leadsOf, runningTextsOf } from '#features/blocks/glossary/running-texts.ts'
import { isBelow } from '#features/blocks/overview/overview-list.ts'
import type { Film } from '#features/blocks/video/film.ts'
import { usualPayerOfPage } from '#features/insurance/answer.ts'
import { foundPagesIn } from '#features/search/query/found-pages.ts'
import type { Searcher } from '#features/search/searcher.ts'
import { findTreatments } from '#features/search/treatments.ts'
import type { GlossaryEntry } from '#features/settings/settings.ts'
import type { Picture } from '#ui/picture/picture-file.ts'
import type { Page } from './page.ts'
import { keyAmountOf } from './rail/key-amount.ts'
import type { SiteContent } from './site-content.ts'

/** Where it is gathered from. */
export type Stock = {
  content: SiteContent
  pictures: ReadonlyMap<string, Picture>
  films: ReadonlyMap<string, Film>
  origin: string
  searcher: Searcher
}

/** What the blocks and the foot of this page ask for, and no more. */
export function gather(page: Page, query: Query, stock: Stock): Gathered {
  const wishes: Wishes[] = [...page.blocks.map(wishesOf), { pages: page.related }]
  return {
    path: page.path,
    address: stock.origin + page.path,
    query,
    ...mediaFor(wishes, stock),
    pages: cardsOf(wishes, stock),
    insurance: stock.content.facts.insurance,
    today: stock.content.facts.today,
    ...(wishes.some(({ search }) => search) && {
      search: foundPagesIn(stock.content, stock.searcher.index(), { q: query.q?.[0] }),
    }),
    ...(wishes.some(({ treatments }) => treatments) && { meant: treatmentsFor(query, stock) }),
    ...(wishes.some(({ yearFacts }) => yearFacts) && { yearFacts: stock.content.facts.yearFacts }),
    ...(wishes.some(({ glossary }) => glossary) && { glossary: glossaryOf(stock.content) }),
  }
}

/** The pictures and films that the blocks of a page name. */
export function mediaOf({ blocks }: Page, stock: Pick<Stock, 'pictures' | 'films'>) {
  return mediaFor(blocks.map(wishesOf), stock)
}

function mediaFor(wishes: Wishes[], { pictures, films }: Pick<Stock, 'pictures' | 'films'>) {
  return {
    pictures: pick(
      pictures,
      wishes.flatMap(({ pictures = [] }) => pictures),
    ),
    films: pick(
      films,
      wishes.flatMap(({ films = [] }) => films),
    ),
  }
}

/** The same with the hard words of its texts: for a page that is drawn, which is once as long as nothing changes. */
export function gatherToDraw(page: Page, query: Query, stock: Stock): Gathered {
  const leads = leadsOf(page.blocks)
  const texts = page.blocks.flatMap((block) => runningTextsOf(block, leads))
  const explained = explainedIn(texts, glossaryOf(stock.content), page.path)
  const keyAmount = keyAmountOf(page, stock.content.facts)
  return { ...gather(page, query, stock), explained, leads, ...(keyAmount && { keyAmount }) }
}

/** A page to read more may have gone since an editor chose it. */
function glossaryOf({ pages, settings }: SiteContent): GlossaryEntry[] {
  return settings.glossary.map(({ path = '', ...entry }) => (pages.has(path) ? { ...entry, path } : entry))
}

/** Everything there is, for a page that shows examples of everything. */
export function gatherAll(path: string, { content, films, origin, pictures }: Stock): Gathered {
  const cards = [...content.pages.values()].map((page) => [page.path, toCard(page, content, pictures)])
  return {
    path,
    address: origin + path,
    query: {},
    pictures: Object.fromEntries(pictures),
    films: Object.fromEntries(films),
    pages: Object.fromEntries(cards),
    insurance: content.facts.insurance,
    today: content.facts.today,
    yearFacts: content.facts.yearFacts,
  }
}

function treatmentsFor(
  { behandeling = [] }: Query,
  { content: { facts, settings } }: Stock,
): MeantTreatments {
  return findTreatments(facts.insurance, settings.synonyms, behandeling[0] ?? '')
}

/** The keys of the address that the blocks of this page read. */
export function queryKeysOf(page: Page): Set<string> {
  return new Set(page.blocks.flatMap((block) => wishesOf(block).query?.keys ?? []))
}

/**
 * What the address asks, in the one form of all that ask for the same: what draws the page as it is without a query is
 * left out. So a page has few forms, and each can be kept. Nothing where it asks what has forms without end.
 */
export function normalQueryOf({ blocks }: Page, gathered: Gathered): Query | undefined {
  const normal: Record<string, string[]> = {}
  const asking = blocks.flatMap((block) => wishesOf(block).query ?? [])
  const choices = asking.map(({ choices }) => choices(gathered))
  if (choices.includes(undefined)) return undefined
  for (const [key, value] of choices.flatMap((each) => Object.entries(each ?? {}))) {
    const chosen = [normal[key] ?? [], value].flat().filter((each) => each !== '')
    if (chosen.length > 0) normal[key] = [...new Set(chosen)]
  }
  return normal
}

/** Who pays is told by the treatment that the page is about; a page about something else may tell it itself. */
function toCard(
  { path, title, description, topics, type, publishedDate, blocks, ...page }: Page,
  { facts }: SiteContent,
  pictures: Stock['pictures'],
): PageCard {
  const paidBy = usualPayerOfPage(facts, path) ?? page.paidBy
  const [hero] = blocks
  const picture = hero?.kind === 'hero' && hero.picture ? pictures.get(hero.picture.name) : undefined
  return { path, title, description, topics, type, publishedDate, paidBy, ...(picture && { picture }) }
}

function cardsOf(wishes: Wishes[], { content, pictures }: Stock): Record<string, PageCard> {
  const named = new Set(wishes.flatMap(({ pages = [] }) => pages))
  const folders = wishes.flatMap(({ pagesBelow }) => pagesBelow ?? [])
  if (wishes.some(({ coverPages }) => coverPages)) {
    for (const { page } of content.facts.insurance.covers) if (page) named.add(page)
  }
  if (wishes.some(({ treatmentPages }) => treatmentPages)) {
    for (const { page } of content.facts.insurance.treatments) if (page) named.add(page)
  }
  const isWanted = (path: string) => named.has(path) || folders.some((folder) => isBelow(path, folder))
  const wanted = [...content.pages.values()].filter(({ path }) => isWanted(path))
  return Object.fromEntries(wanted.map((page) => [page.path, toCard(page, content, pictures)]))
}

function pick<T>(from: ReadonlyMap<string, T>, names: string[]): Record<string, T> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const found = from.get(name)
      return found === undefined ? [] : [[name, found]]
    }),
  )
}
