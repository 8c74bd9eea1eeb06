import { payers } from '#features/blocks/gathered.ts'
import { audiences, menus, pageKinds } from '#features/pages/page-kinds.ts'
import { mostRelated } from '#features/pages/page-lengths.ts'
import type { FormState } from '#forms/answer.ts'
import { fieldMarksOf } from '../../settings/marks.ts'
import { type Both, mergeFields } from '../../settings/merge-setting.ts'
import type { Row } from '../../settings/setting-form.ts'

export const sourceRows = 6

type Values = FormState['values']

const rowsOf = (count: number, ...names: string[]) =>
  Array.from({ length: count }, (_, row) => names.map((name) => `${name}${row}`)).flat()

/** What is changed as one, by the name of the property, with the inputs that hold it. */
const inputs: Record<string, string[]> = {
  title: ['title'],
  description: ['description'],
  type: ['type'],
  paidBy: ['paidBy'],
  audience: ['audience'],
  publishedDate: ['publishedDate'],
  year: ['year'],
  topics: ['topics'],
  answers: ['answers'],
  related: rowsOf(mostRelated, 'related'),
  navigation: ['menu', 'menuLabel', 'menuGroup', 'menuOrder'],
  sources: rowsOf(sourceRows, 'sourceName', 'sourceDate', 'sourceHref'),
}

export const propertyParts = Object.keys(inputs)
const form = { fields: propertyParts.map((name) => ({ name })) }

export function takeName(part: string): string {
  return `take-${part}`
}

/** What the form began from. */
export function marksOfProperties(values: Values): string {
  return fieldMarksOf(form, partsOf(values))
}

export type TypedProperties = { values: Values; was: string; taken: string[]; open?: string[] }

export type MergedProperties = {
  /** The parts that were changed here; what is stored now stays of the others. */
  mine: string[]
  /** What somebody else made of what was changed here too. */
  both: Both['fields']
  /** As the form shows it. */
  values: Values
}

export function mergeProperties(
  { values, was, taken, open = [] }: TypedProperties,
  now: Values,
): MergedProperties {
  const typed = { fields: partsOf(values), wasFields: was, takenFields: taken, openFields: open }
  const stored = partsOf(now)
  const { fields, both } = mergeFields(form, typed, stored)
  const mine = propertyParts.filter((part) => fields[part] !== stored[part])
  const drawn = { ...now }
  for (const input of mine.flatMap((part) => inputs[part] ?? [])) drawn[input] = values[input] ?? ''
  const told = Object.keys(both).map((part) => [part, { value: wordsOf(part, stored[part] ?? '') }])
  return { mine, both: Object.fromEntries(told), values: drawn }
}

/** Each as lines. Where nothing was filled in matters in a menu only: a name there is no heading. */
export function partsOf(values: Values): Row {
  return Object.fromEntries(
    Object.entries(inputs).map(([part, names]) => {
      const lines = names.flatMap((name) => (values[name] ?? '').split('\n')).map((line) => line.trim())
      return [part, (part === 'navigation' ? lines : lines.filter(Boolean)).join('\n')]
    }),
  )
}

const choices: Record<string, Record<string, string>> = {
  type: pageKinds,
  paidBy: payers,
  audience: audiences,
  navigation: menus,
}

function wordsOf(part: string, lines: string): string {
  const [first = '', ...others] = lines.split('\n')
  return [choices[part]?.[first] ?? first, ...others.filter(Boolean)].join(' · ')
}
