import { z } from 'zod'
import { type BlockFile, block } from '#features/blocks/block.ts'
import { choice, day, link, list, pagePath, wholeNumber, words } from '#features/blocks/fields.ts'
import { payers } from '#features/blocks/gathered.ts'
import { firstYear, lastYear } from '#features/insurance/days.ts'
import { onceForFrozen } from '#once.ts'
import { audiences, pageKinds } from './page-kinds.ts'
import {
  longestAnswer,
  longestDescription,
  longestSourceName,
  longestTitle,
  longestTopic,
  mostRelated,
  mostTopics,
  shortestDescription,
} from './page-lengths.ts'

/** A page: an address, a title and a list of blocks. */
export const pageSchema = z.object({
  path: pagePath('Adres'),
  title: words('Titel', longestTitle, 'Zoals die in de browser en in zoekmachines staat.'),
  description: words(
    'Omschrijving',
    longestDescription,
    `Tussen ${shortestDescription} en ${longestDescription} tekens. Staat in zoekmachines en in lijsten.`,
  ).min(shortestDescription),
  navigation: z
    .object({
      menu: z.enum(['main', 'service', 'legal']),
      order: z.number(),
      label: z.string().optional(),
      /** The heading under which it stands, together with others that lie below the same page. */
      group: z.string().optional(),
    })
    .optional(),
  /** What sort of page it is, for lists and for search. */
  type: choice('Soort pagina', pageKinds).default('page'),
  /** Of a treatment: who pays for it, for whoever is 18 or older. */
  paidBy: choice(
    'Wie betaalt',
    payers,
    'Staat bij een behandeling in het overzicht. Kies wat voor de meeste volwassenen geldt.',
  ).optional(),
  /** Whom it is for. */
  audience: choice('Voor wie', audiences).default('members'),
  /** Words by which lists can be filtered. */
  topics: list(
    'Onderwerpen',
    'onderwerp',
    words('Onderwerp', longestTopic),
    'Hiermee filteren lezers een overzicht.',
  )
    .max(mostTopics)
    .default([]),
  /** Searches to which this page is the answer. */
  answers: list(
    'Zoekvragen',
    'zoekvraag',
    words('Zoekvraag', longestAnswer),
    'Bij deze vragen staat de pagina bovenaan.',
  ).default([]),
  /** Pages that a reader of this one may want next. */
  related: list('Lees ook', 'pagina', pagePath('Pagina')).max(mostRelated).default([]),
  /** Where the facts come from. */
  sources: list(
    'Bronnen',
    'bron',
    z.object({
      name: words('Naam', longestSourceName),
      date: day('Datum').optional(),
      href: link('Adres').optional(),
    }),
  ).default([]),
  publishedDate: day('Datum van de pagina'),
  /** Facts without a year in their name are those of this year; without it they are those of today. */
  year: wholeNumber(
    'Jaar waar de pagina over gaat',
    'Voor feiten zonder jaar, zoals {{eigen-risico}}. Leeg: altijd dit jaar.',
  )
    .min(firstYear)
    .max(lastYear)
    .optional(),
  /** Earlier addresses of this page; they redirect here. */
  movedFrom: z.array(z.string().startsWith('/')).default([]),
  blocks: z
    .array(block)
    .min(1)
    .refine(
      (blocks) => blocks[0]?.kind === 'hero',
      'The first block is a hero: it holds the heading of the page.',
    )
    .refine(hasUniqueIds, 'Two blocks have the same id.'),
})

export type Page = z.infer<typeof pageSchema>

/** A page as it is written in `content/` and stored. */
export type PageFile = Omit<z.input<typeof pageSchema>, 'blocks'> & { blocks: BlockFile[] }

export type PageReading = { ok: true; value: Page } | { ok: false; fault: string }

/** What does not fit is refused with the place of the fault: a broken page is never shown. */
export const readPage = onceForFrozen((input: unknown): PageReading => {
  const result = pageSchema.safeParse(input)
  if (result.success) return { ok: true, value: result.data }

  const [issue] = result.error.issues
  return { ok: false, fault: `${issue?.path.join('.')}: ${issue?.message}` }
})

/** All that does not fit in a page, for whoever has to mend it. */
export function issuesOf(input: unknown): PageIssue[] {
  return pageSchema.safeParse(input).error?.issues ?? []
}

export type PageIssue = z.core.$ZodIssue

/** The one address of a page: lower case, no slash at the end. */
export function canonicalPath(path: string): string {
  let end = path.length
  while (path[end - 1] === '/') end -= 1
  return path.slice(0, end).toLowerCase() || '/'
}

/** `/a/b` lies below `/a`, and that below `/`. */
export function parentPath(path: string): string {
  return path.slice(0, path.lastIndexOf('/')) || '/'
}

/** A step of the address without a page of its own is skipped. */
export function nearestAncestor(path: string, known: { has: (path: string) => boolean }): string {
  const parent = parentPath(path)
  return parent === '/' || known.has(parent) ? parent : nearestAncestor(parent, known)
}

function hasUniqueIds(blocks: { id: string }[]): boolean {
  return new Set(blocks.map(({ id }) => id)).size === blocks.length
}
