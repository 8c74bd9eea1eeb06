import { hash } from 'node:crypto'
import type { Row, SettingField, SettingForm, SettingValues } from './setting-form.ts'

/** What a row was when a form began: enough to tell later who changed it. Where it stands is told apart. */
export type Mark = { key: string; print: string; position: string }

export function markOf(form: SettingForm, row: Row): Mark {
  const columns = form.columns.filter(({ name }) => name !== 'position')
  return { key: keyOf(form, row), print: printOf(columns, row), position: row.position ?? '' }
}

/** Of a row with this in it, wherever it stands. */
export function nameOf({ print, key }: Mark): string {
  return `${print} ${key}`
}

/** As a form carries it. */
export function writeMark(mark: Mark): string {
  return `${nameOf(mark)} ${mark.position}`
}

/** A row that is new has none. */
export function readMark(sent: string): Mark | undefined {
  const [print = '', key = '', position = ''] = sent.split(' ')
  return print && key ? { key, print, position } : undefined
}

export type FieldNames = { fields: Pick<SettingField, 'name'>[] }

export function marksOf(form: SettingForm, { rows, removed = [] }: SettingValues): string[] {
  return [...rows, ...removed].map((row) => writeMark(markOf(form, row)))
}

/** Of the fields around the rows, each by itself. */
export function fieldMarksOf({ fields }: FieldNames, values: Row): string {
  return fields.map((field) => printOf([field], values)).join(' ')
}

export function keyOf({ keys }: SettingForm, row: Row): string {
  return fingerprintOf(keys.map((name) => row[name] ?? ''))
}

function printOf(columns: FieldNames['fields'], row: Row): string {
  return fingerprintOf(columns.map(({ name }) => (row[name] ?? '').replaceAll('\r\n', '\n').trim()))
}

function fingerprintOf(words: string[]): string {
  return hash('sha256', JSON.stringify(words), 'base64url').slice(0, 16)
}
