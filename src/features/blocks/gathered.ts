import type { Insurance } from '#features/insurance/insurance.ts'
import type { YearFact } from '#features/insurance/year-fact.ts'
import type { GlossaryEntry } from '#features/settings/settings.ts'
import type { FieldErrors } from '#forms/answer.ts'
import type { Picture } from '#ui/picture/picture-file.ts'
import type { MeantTreatments } from './cover-search/meant-treatments.ts'
import type { Explained } from './glossary/explained-words.ts'
import type { RichText } from './rich-text.ts'
import type { FoundPages } from './search-results/found-pages.ts'
import type { Film } from './video/film.ts'

/** All that the views of a page need besides their own block: gathered before they are drawn. */
export type Gathered = {
  /** The one address of the page, without query. */
  path: string
  /** The same as people type it, with the name of the site. */
  address: string
  /** What the address asks of the blocks: only keys that a block of this page reads, only values of a sane length. */
  query: Query
  /** By name, those that the blocks name. */
  pictures: Record<string, Picture>
  films: Record<string, Film>
  /** By path, those that the blocks name or list. A page that does not exist is not here. */
  pages: Record<string, PageCard>
  insurance: Insurance
  /** The day in the Netherlands for which the page is drawn. */
  today: string
  /** Only where a block reckons with them. */
  yearFacts?: YearFact[]
  /** The treatments that the address may mean, only where a block answers what is paid. */
  meant?: MeantTreatments
  /** What a form of this page was sent just now: drawn for one answer and kept by nobody. */
  posted?: Posted
  /** Only where a block shows search results. */
  search?: FoundPages
  /** All hard words, only where a block lists them. */
  glossary?: GlossaryEntry[]
  /** What a reader of this page wants to know before anything else. */
  keyAmount?: KeyAmount
  /** The hard words that the texts of this page explain. */
  explained?: Explained
  /** The lead of each hero, as a text in which words are found and drawn. */
  leads?: ReadonlyMap<object, RichText>
}

/** How much, or who pays, with its year. */
export type KeyAmount = { about?: string; value: string; label: string }

/** To one block: others of its kind may stand on the same page. */
export type Posted = { block: string; values: Record<string, string>; errors: FieldErrors }

/** Who pays for a treatment, as lists tell it. */
export const payers = { basic: 'Basis', package: 'Pakket', self: 'Zelf betalen' }

export type Query = Record<string, string[]>

/** What lists show of a page. */
export type PageCard = {
  path: string
  title: string
  description: string
  topics: string[]
  type: string
  publishedDate: string
  paidBy?: keyof typeof payers | undefined
  /** The picture of its hero. */
  picture?: Picture
}

/** What was sent to this block. */
export function postedTo(id: string, { posted }: Gathered): Posted | undefined {
  return posted?.block === id ? posted : undefined
}
