import { z } from 'zod'
import { firstYear, lastYear } from '#features/insurance/days.ts'
import type { Control } from './field.ts'
import { longestAlt } from './picture/alt-words.ts'
import { isAllowedLink, type RichText, readRichText } from './rich-text.ts'

/** The fields that blocks are made of. Each has a name for the people who fill it in, and may have a hint. */
export const blockId = () =>
  z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'An id is made of small letters, digits and hyphens.')
    .meta(told('hidden', 'Naam in het adres'))

export const words = (title: string, most: number, description?: string) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .meta(told(most > 120 ? 'text' : 'line', title, description))

/** Above what many blocks show. */
export const titleAndIntro = () => ({
  title: words('Titel', 90),
  intro: words('Inleiding', 320).optional(),
})

/** Text with structure: HTML goes in, a tree comes out. */
export const richText = (title: string, description?: string) =>
  z
    .string()
    .transform((html, context): RichText => {
      const reading = readRichText(html)
      if (reading.ok) return reading.value

      context.addIssue({ code: 'custom', message: reading.fault })
      return z.NEVER
    })
    .meta(told('rich-text', title, description))

export const link = (title: string, description?: string) =>
  z
    .string()
    .refine(isAllowedLink, 'A link is a path of this site or https, mailto or tel.')
    .meta(told('link', title, description))

export const pathOfPage = /^\/([a-z0-9-]+(\/[a-z0-9-]+)*)?$/

export const pagePath = (title: string, description?: string) =>
  z
    .string()
    .regex(pathOfPage, 'A path is lower case, without a slash at the end.')
    .meta(told('page', title, description))

/** One of a few, by its id; the words are for whoever chooses. */
export const choice = <const Id extends string>(
  title: string,
  labels: Record<Id, string>,
  description?: string,
) =>
  z.enum(Object.keys(labels) as Id[] as [Id, ...Id[]]).meta({ ...told('choice', title, description), labels })

/** How a row of cards stands where there is room; on a phone it always scrolls. */
export const cardLayout = () =>
  choice('Vorm op een breed scherm', { slider: 'Rij die schuift', grid: 'Alles tegelijk in beeld' }).default(
    'slider',
  )

export const yesOrNo = (title: string, description?: string) =>
  z.boolean().meta(told('yes-no', title, description))

export const wholeNumber = (title: string, description?: string) =>
  z
    .number()
    .int()
    .meta(told('number', title, description))

/** The year that a block reckons with. Left open it is filled in with the facts, before the block is read. */
export const yearAbout = (description: string) =>
  wholeNumber('Jaar')
    .min(firstYear)
    .max(lastYear)
    .optional()
    .transform((year, context): number => {
      if (year !== undefined) return year

      context.addIssue({ code: 'custom', message: 'No year is known for this block.' })
      return z.NEVER
    })
    .meta(told('number', 'Jaar', `${description} Leeg: het jaar van de pagina, anders dat van nu.`))

export const day = (title: string, description?: string) => z.iso.date().meta(told('day', title, description))

/** A film of our own, or a package of the insurance data, by its name there. */
export const filmName = (title: string) => z.string().meta(told('film', title))
export const packageName = (title: string) => z.string().meta(told('package', title))

/** `one` is what a single item is called. */
export const list = <Item extends z.ZodType>(title: string, one: string, item: Item, description?: string) =>
  z.array(item).meta({ ...told('list', title, description), one })

export const group = <Shape extends z.ZodRawShape>(title: string, shape: Shape, description?: string) =>
  z.object(shape).meta(told('group', title, description))

/** Told of a union: by which key its members differ. Each of them has a title of its own. */
export const oneOf = (title: string, key: string) => ({ ...told('one-of', title), key })

export const button = (title: string) =>
  group(title, { label: words('Woorden op de knop', 60), href: link('Waarheen') })

/** A picture of the library by its name. An empty alt says: decoration, nothing is lost without it. */
export const pictureReference = (title: string) =>
  z.object({ name: z.string(), alt: z.string().max(longestAlt) }).meta(told('picture', title))

function told(control: Control, title: string, description?: string) {
  return { control, title, ...(description && { description }) }
}
