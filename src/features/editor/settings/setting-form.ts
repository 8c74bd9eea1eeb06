import type { FieldErrors } from '#forms/answer.ts'
import { spellUnreadable } from '#forms/readable.ts'

/** A setting as a form: some fields, and rows that all have the same fields. */
export type SettingForm = {
  /** Under `/redactie/instellingen/`. */
  slug: string
  title: string
  /** What it is for, and what a change does. */
  lead: string
  fields: SettingField[]
  columns: SettingField[]
  /** What a row is called that is not there yet. */
  newRow: string
  /** What was added once cannot be removed. */
  keepsRows?: true
  /** Where a row stands in a tree: under which heading, how deep, and with which others it can change places. */
  placeOf?: (row: Row) => TreePlace
  /** Screens that have to do with it. */
  links?: { href: string; label: string }[]
  /** The columns by which a row is known, whatever else changes in it. */
  keys: string[]
}

export type SettingField = {
  name: string
  label: string
  hint?: string
  /** Shown fields are read, not changed; a new row has none. Choices with none chosen send nothing. */
  kind?: 'text' | 'long' | 'shown' | 'check' | 'hidden'
  /** Asked only of what is new: rows without an id. */
  isForNew?: boolean
  choices?: { id: string; label: string }[]
  /** As choices, of which there are too many to draw in every row: `list` is their name on the page. */
  suggestions?: { list: string; options: { id: string; label: string }[] }
  /** The address of a page, which is found by its title. */
  isPage?: true
  /** Told by where a row stands. */
  isPlace?: true
}

export type TreePlace = { heading: string; level: number; branch: string }

export type Row = Record<string, string>
/** Rows that were marked to go are apart: they are drawn again when nothing could be saved. */
export type SettingValues = { fields: Row; rows: Row[]; removed?: Row[] }
/** What stands in a form, with what it began from. */
export type TypedSetting = {
  fields: Row
  wasFields: string
  takenFields: string[]
  /** Two changed them, and nobody chose yet. */
  openFields?: string[]
  rows: TypedRow[]
}
export type TypedRow = {
  row: Row
  /** The mark of the row that it was; empty for a new one. */
  was: string
  isRemoved: boolean
  /** What a colleague made of it counts. */
  takesTheirs: boolean
  /** Two changed it, and nobody chose yet. */
  isOpen?: boolean
}
/** What one change made of a row: without `before` it was new, without `after` it went. */
export type RowChange = { before?: Row; after?: Row }
export type SettingReading = { ok: true; document: unknown } | { ok: false; errors: FieldErrors }

/** The name of an input in a row. */
export function inputName(field: string, row: number): string {
  return `${field}-${row}`
}

/** Checking and drawing more than this keeps others waiting; no list of ours comes near it. Four choices are as a field. */
export function mostRowsOf({ columns }: SettingForm): number {
  const fields = columns.reduce((sum, { choices = [] }) => sum + 1 + choices.length / 4, 0)
  return Math.floor(800 / fields)
}

/** From a form as a browser sends it. Rows that were left empty are not among them, nor all of those that are too many. */
export function readTyped(form: SettingForm, body: unknown): TypedSetting {
  const sent = (body ?? {}) as Record<string, unknown>
  const text = (name: string) => (typeof sent[name] === 'string' ? sent[name].trim() : '')
  const take = (fields: SettingField[], nameOf: (field: string) => string): Row =>
    Object.fromEntries(fields.map(({ name }) => [name, text(nameOf(name))]))

  const numbers = Object.keys(sent).flatMap((key) => /-(\d{1,5})$/.exec(key)?.[1] ?? [])
  const rows = [...new Set(numbers)]
    .map(Number)
    .sort((a, b) => a - b)
    .map((number) => ({
      row: take(form.columns, (field) => inputName(field, number)),
      was: text(inputName('was', number)),
      isRemoved: !form.keepsRows && text(inputName('remove', number)) === 'on',
      takesTheirs: text(inputName('take', number)) === 'on',
      isOpen: sent[inputName('take', number)] === '',
    }))
    .filter(({ row }) => form.columns.some(({ name, kind }) => kind !== 'check' && row[name] !== ''))
    .slice(0, mostRowsOf(form) + 1)
  return {
    fields: take(form.fields, (field) => field),
    wasFields: text('was'),
    takenFields: form.fields.map(({ name }) => name).filter((name) => text(`take-${name}`) === 'on'),
    openFields: form.fields.map(({ name }) => name).filter((name) => sent[`take-${name}`] === ''),
    rows,
  }
}

export function valuesOf({ fields, rows }: TypedSetting): SettingValues {
  return {
    fields,
    rows: rows.filter(({ isRemoved }) => !isRemoved).map(({ row }) => row),
    removed: rows.filter(({ isRemoved }) => isRemoved).map(({ row }) => row),
  }
}

/** What differs in a row from another, in words for whoever compares; all of it when there is no other. */
export function lineOf(columns: SettingField[], row: Row, other: Row = {}): string {
  return columns
    .filter(({ name, kind }) => kind !== 'hidden' && name !== 'position' && row[name] !== other[name])
    .map((field) => `${field.label}: ${cellWords(field, row[field.name])}`)
    .join(' · ')
}

/** What tells a row, also one from before characters were refused that nobody can read. */
export function inOneLine(words: string[]): string {
  return spellUnreadable(words.filter(Boolean).join(' · '))
}

function cellWords({ kind, choices }: SettingField, value: string | undefined): string {
  if (kind === 'check') return value === 'on' ? 'ja' : 'nee'
  return choices?.find(({ id }) => id === value)?.label || value || 'leeg'
}
