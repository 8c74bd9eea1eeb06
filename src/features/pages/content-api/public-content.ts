import { z } from 'zod'
import type { Film } from '#features/blocks/video/film.ts'
import type { Picture } from '#ui/picture/picture-file.ts'
import { type Page, pageSchema } from '../page.ts'
import type { SiteContent } from '../site-content.ts'
import { withHtml } from './rich-text-html.ts'

const pagesPerAnswer = 50

/** What everybody may know of what is published: no more than its pages show. */
const listed = {
  path: z.string(),
  title: z.string(),
  description: z.string(),
  lead: z.string(),
  date: z.iso.date(),
  kind: pageSchema.shape.type.unwrap(),
}

export const listQuery = z.object({
  pagina: z.coerce.number().int().min(1).max(10_000).default(1),
  soort: listed.kind.optional(),
})
export type ListQuery = z.infer<typeof listQuery>

export const listAnswer = z.strictObject({
  data: z.strictObject({
    items: z.array(z.strictObject(listed)).max(pagesPerAnswer),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
})

export const pageQuery = z.object({ pad: z.string().max(300) })

/** What a block calls by name, with where its files are. */
const picture = z.strictObject({
  width: z.number(),
  height: z.number(),
  src: z.url(),
  sources: z.array(z.strictObject({ type: z.string(), srcset: z.string() })),
  focus: z.strictObject({ x: z.number(), y: z.number() }).optional(),
})
const film = z.strictObject({
  width: z.number(),
  height: z.number(),
  seconds: z.number(),
  sources: z.array(z.strictObject({ type: z.string(), src: z.url() })),
  captions: z.url(),
  poster: z.url(),
})

export const pageAnswer = z.strictObject({
  data: z.strictObject({
    ...listed,
    topics: z.array(z.string()),
    related: z.array(z.string()),
    sources: z.array(z.looseObject({ name: z.string() })),
    blocks: z.array(z.looseObject({ kind: z.string(), id: z.string() })),
    pictures: z.record(z.string(), picture),
    films: z.record(z.string(), film),
  }),
})

export const factsAnswer = z.strictObject({
  data: z.array(
    z.strictObject({
      name: z.string(),
      label: z.string(),
      kind: z.string(),
      values: z.array(
        z.strictObject({
          from: z.iso.date(),
          to: z.iso.date().optional(),
          value: z.union([z.number(), z.string()]),
          status: z.string(),
        }),
      ),
    }),
  ),
})

/** In the order of their addresses. Nothing where there are not so many. */
export function listPublic(
  { pages }: SiteContent,
  { pagina, soort }: ListQuery,
): z.infer<typeof listAnswer> | undefined {
  const found = [...pages.values()]
    .filter(({ type }) => soort === undefined || type === soort)
    .sort((one, other) => (one.path < other.path ? -1 : 1))
  const count = Math.max(1, Math.ceil(found.length / pagesPerAnswer))
  if (pagina > count) return undefined
  const items = found.slice((pagina - 1) * pagesPerAnswer, pagina * pagesPerAnswer).map(toListed)
  return { data: { items, total: found.length, page: pagina, pages: count } }
}

type Media = { pictures: Record<string, Picture>; films: Record<string, Film> }

/** With the facts of today filled in, as its reader sees it. */
export function toPublicPage(page: Page, media: Media, origin: string): z.infer<typeof pageAnswer> {
  const { topics, related, sources, blocks } = page
  const told = withHtml({ topics, related, sources, blocks }) as Pick<
    z.infer<typeof pageAnswer>['data'],
    'topics' | 'related' | 'sources' | 'blocks'
  >
  return { data: { ...toListed(page), ...told, ...withAddresses(media, origin) } }
}

/** Whole ones, for who is elsewhere. */
function withAddresses({ pictures, films }: Media, origin: string): Media {
  const whole = (address: string) => new URL(address, origin).href
  return {
    pictures: mapValues(pictures, ({ src, sources, ...picture }) => ({
      ...picture,
      src: whole(src),
      sources: sources.map(({ type, srcset }) => ({
        type,
        srcset: srcset.replace(/(?<=^|, )\S+/g, whole),
      })),
    })),
    films: mapValues(films, ({ captions, poster, sources, ...film }) => ({
      ...film,
      sources: sources.map(({ type, src }) => ({ type, src: whole(src) })),
      captions: whole(captions),
      poster: whole(poster),
    })),
  }
}

function mapValues<T>(from: Record<string, T>, to: (value: T) => T): Record<string, T> {
  return Object.fromEntries(Object.entries(from).map(([name, value]) => [name, to(value)]))
}

/** Amounts are whole cents. */
export function publicFacts({ facts }: SiteContent): z.infer<typeof factsAnswer> {
  return {
    data: facts.yearFacts.map(({ name, label, kind, values }) => ({
      name,
      label,
      kind,
      values: values.map(({ from, to, value, status }) => ({ from, ...(to && { to }), value, status })),
    })),
  }
}

function toListed({ path, title, description, publishedDate, type, blocks: [hero] }: Page) {
  const lead = hero?.kind === 'hero' ? hero.lead : ''
  return { path, title, description, lead, date: publishedDate, kind: type }
}
