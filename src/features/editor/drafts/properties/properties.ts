import { z } from 'zod'
import { payers } from '#features/blocks/gathered.ts'
import { pageKinds } from '#features/pages/page-kinds.ts'
import {
  longestAnswer,
  longestDescription,
  longestSourceName,
  longestTitle,
  longestTopic,
  mostRelated,
  mostTopics,
} from '#features/pages/page-lengths.ts'
import type { FormState } from '#forms/answer.ts'
import { readable } from '#forms/fields.ts'
import { isSeenOrEmpty, unseen } from '#forms/readable.ts'
import type { DraftDocument } from '../draft.ts'
import { propertyParts, sourceRows, takeName } from './property-parts.ts'

/** What a page says about itself, as a form. Limits are told beside each field, and judged before it is published. */

const line = (most: number) =>
  readable().trim().max(most, `Gebruik hooguit ${most} tekens.`).refine(isSeenOrEmpty, unseen).default('')
const lines = (most: number, each: number, what: string) =>
  readable()
    .default('')
    .transform((text) => [...new Set(text.split('\n').map((word) => word.trim()))].filter(Boolean))
    .pipe(
      z
        .array(z.string().max(each, `Gebruik hooguit ${each} tekens op een regel.`))
        .max(most, `Hooguit ${most} ${what}.`),
    )

const dayOrNothing = z.union([z.literal(''), z.iso.date('Vul een bestaande datum in.')])

const rows = (count: number, field: z.ZodType) =>
  Object.fromEntries(Array.from({ length: count }, (_, row) => [row, field]))

export const propertiesForm = z
  .object({
    path: z.string().max(200),
    was: z.string().max(500).default(''),
    title: line(longestTitle),
    description: line(longestDescription),
    type: z.enum(Object.keys(pageKinds) as [keyof typeof pageKinds]).default('page'),
    paidBy: z.union([z.literal(''), z.enum(Object.keys(payers) as [keyof typeof payers])]).default(''),
    audience: z.enum(['members', 'organisations']).default('members'),
    topics: lines(mostTopics, longestTopic, 'onderwerpen'),
    answers: lines(20, longestAnswer, 'zoekvragen'),
    publishedDate: dayOrNothing.default(''),
    year: z
      .string()
      .trim()
      .regex(/^(20[2-9]\d)?$/, 'Vul een jaar in, zoals 2027.')
      .default(''),
    menu: z.enum(['none', 'main', 'service', 'legal']).default('none'),
    menuLabel: line(40),
    menuGroup: line(30),
    menuOrder: z.coerce.number({ error: 'Vul een getal in.' }).default(0),
    ...named('related', rows(mostRelated, line(200))),
    ...named('sourceName', rows(sourceRows, line(longestSourceName))),
    ...named('sourceDate', rows(sourceRows, dayOrNothing.default(''))),
    ...named('sourceHref', rows(sourceRows, line(300))),
    ...Object.fromEntries(propertyParts.map((part) => [takeName(part), z.string().max(10).optional()])),
  })
  .superRefine((form, context) => {
    const tell = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message })
    for (const field of ['menuLabel', 'menuGroup'] as const)
      if (form.menu === 'none' && form[field])
        tell(field, 'Kies in welk menu de pagina staat, of maak dit leeg.')
    for (const row of namelessSources(form))
      tell(`sourceName${row}`, 'Vul de naam van deze bron in, of maak ook de datum en de link leeg.')
  })
  .transform((form) => ({
    path: form.path,
    was: form.was,
    ...chosenIn(form),
    properties: toProperties(form),
  }))

type Fields = Record<string, z.ZodType<string>>

function named(name: string, fields: Record<string, z.ZodType>): Fields {
  return Object.fromEntries(Object.entries(fields).map(([row, field]) => [name + row, field])) as Fields
}

/** Those of which what somebody else made of it counts, and those of which nobody chose yet. */
export function chosenIn(form: Record<string, unknown>): { taken: string[]; open: string[] } {
  const saying = (choice: string) => propertyParts.filter((part) => form[takeName(part)] === choice)
  return { taken: saying('on'), open: saying('') }
}

function toProperties(form: Record<string, unknown>): Partial<DraftDocument> {
  const { title, description, type, paidBy, audience, topics, answers, publishedDate, year } = form
  const { menu, menuLabel, menuGroup, menuOrder } = form
  return {
    title: title as string,
    description,
    type,
    paidBy: paidBy || undefined,
    audience,
    topics,
    answers,
    related: relatedIn(form),
    publishedDate,
    year: year ? Number(year) : undefined,
    sources: sourcesIn(form),
    navigation:
      menu === 'none'
        ? undefined
        : {
            ...{ menu, order: menuOrder },
            ...(menuLabel ? { label: menuLabel } : {}),
            ...(menuGroup ? { group: menuGroup } : {}),
          },
  }
}

function relatedIn(form: Record<string, unknown>): unknown[] {
  const chosen = Array.from({ length: mostRelated }, (_, row) => form[`related${row}`])
  return [...new Set(chosen)].filter(Boolean)
}

function sourcesIn(form: Record<string, unknown>): object[] {
  return Array.from({ length: sourceRows }, (_, row) => ({
    name: form[`sourceName${row}`],
    ...(form[`sourceDate${row}`] ? { date: form[`sourceDate${row}`] } : {}),
    ...(form[`sourceHref${row}`] ? { href: form[`sourceHref${row}`] } : {}),
  })).filter(({ name }) => name)
}

function namelessSources(form: Record<string, unknown>): number[] {
  return Array.from({ length: sourceRows }, (_, row) => row).filter(
    (row) => !form[`sourceName${row}`] && (form[`sourceDate${row}`] || form[`sourceHref${row}`]),
  )
}

/** Those that the form has no room for: whoever saves it has not seen them. */
export function sourcesBeyondForm(document: DraftDocument): object[] {
  return sourcesOf(document).slice(sourceRows)
}

function sourcesOf({ sources }: DraftDocument): Record<string, unknown>[] {
  const isObject = (value: unknown): value is Record<string, unknown> =>
    typeof value === 'object' && value !== null
  return Array.isArray(sources) ? sources.filter(isObject) : []
}

/** What the form shows of a page. */
export function toValues(document: DraftDocument): FormState['values'] {
  const text = (value: unknown) =>
    typeof value === 'string' || typeof value === 'number' ? String(value) : ''
  const list = (value: unknown) => (Array.isArray(value) ? value.map(text).join('\n') : '')
  const navigation = (document.navigation ?? {}) as Record<string, unknown>
  const related = Array.isArray(document.related) ? document.related : []
  return {
    title: text(document.title),
    description: text(document.description),
    type: text(document.type) || 'page',
    paidBy: text(document.paidBy),
    audience: text(document.audience) || 'members',
    topics: list(document.topics),
    answers: list(document.answers),
    publishedDate: text(document.publishedDate),
    year: text(document.year),
    menu: text(navigation.menu) || 'none',
    menuLabel: text(navigation.label),
    menuGroup: text(navigation.group),
    menuOrder: text(navigation.order),
    ...Object.fromEntries(related.slice(0, mostRelated).map((path, row) => [`related${row}`, text(path)])),
    ...Object.fromEntries(
      sourcesOf(document)
        .slice(0, sourceRows)
        .flatMap((source, row) => [
          [`sourceName${row}`, text(source.name)],
          [`sourceDate${row}`, text(source.date)],
          [`sourceHref${row}`, text(source.href)],
        ]),
    ),
  }
}
