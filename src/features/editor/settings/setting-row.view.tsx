import { Fragment } from 'react'
import type { FieldErrors } from '#forms/answer.ts'
import { Field, SelectField } from '#ui/field/field.tsx'
import { TextAreaField } from '#ui/field/text-area-field.tsx'
import { pageOptionsId } from '../page-options.view.tsx'
import { type Both, someColleague, type TheirField, type TheirRow } from './merge-setting.ts'
import { yesOrNoChoices } from './row-fields.ts'
import type { Effect } from './setting.ts'
import {
  inOneLine,
  inputName,
  lineOf,
  type Row,
  type SettingField,
  type SettingForm,
} from './setting-form.ts'

export type PageTitles = ReadonlyMap<string, string>

type RowCardProps = {
  form: SettingForm
  row: Row
  number: number
  errors: FieldErrors
  /** What the row was when the form began. */
  mark?: string | undefined
  both?: Both | undefined
  /** By address. */
  titles: PageTitles
  /** Where readers find it. */
  uses?: Effect[] | undefined
  isNew?: boolean
  isRemoved?: boolean
}

/** Closed it tells what it is; open it can be changed. What is wrong, marked to go or changed by two stands open. */
export function RowCard(props: RowCardProps) {
  const { form, row, number, errors, mark, both, titles, uses, isNew = false, isRemoved = false } = props
  const { newRow } = form
  const place = isNew ? undefined : form.placeOf?.(row)
  const columns = form.columns.filter(({ isForNew }) => !isForNew || !row.id)
  const isWrong = columns.some(({ name }) => errors[inputName(name, number)])
  const theirs = both?.rows[number]
  return (
    <details
      className="setting-row"
      data-new={isNew || undefined}
      data-level={place?.level}
      data-branch={place?.branch}
      open={isWrong || isRemoved || theirs !== undefined || undefined}
    >
      <summary>{isNew ? newRow : <bdi>{summaryOf(form, row, titles)}</bdi>}</summary>
      <div className="setting-fields">
        {mark && <input type="hidden" name={inputName('was', number)} value={mark} />}
        {theirs && (
          <Theirs name={inputName('take', number)} words={theirWords(form, row, theirs)} errors={errors} />
        )}
        {columns.map((field) => (
          <SettingInput
            key={field.name}
            field={{ ...field, name: inputName(field.name, number) }}
            value={row[field.name]}
            errors={errors}
          />
        ))}
        {uses && <Uses uses={uses} />}
        {!form.keepsRows && !isNew && (
          <Check name={inputName('remove', number)} label="Verwijder bij het opslaan" isOn={isRemoved} />
        )}
      </div>
    </details>
  )
}

const mostTold = 6

function Uses({ uses }: { uses: Effect[] }) {
  const others = uses.length - mostTold
  if (uses.length === 0) return <p>Geen tekst noemt dit.</p>
  return (
    <p>
      {uses.length === 1 ? 'Staat op één pagina: ' : `Staat op ${uses.length} pagina’s: `}
      {uses.slice(0, mostTold).map(({ where }, index) => (
        <Fragment key={where}>
          {index > 0 && ', '}
          {where.startsWith('/') ? <a href={where}>{where}</a> : where}
        </Fragment>
      ))}
      {others > 0 && ` en nog ${others}`}.
    </p>
  )
}

function theirWords(form: SettingForm, row: Row, { row: theirs, by = someColleague }: TheirRow): string {
  if (!theirs) return `${by} haalde deze regel weg.`
  const line = lineOf(form.columns, theirs, row)
  return line ? `${by} maakte hiervan: ${line}` : `${by} zette deze regel op een andere plaats.`
}

/** Of a field beside the rows. */
type TheirValueProps = { name: string; theirs: TheirField | undefined; errors: FieldErrors | undefined }

export function TheirValue({ name, theirs, errors }: TheirValueProps) {
  if (!theirs) return null
  const { value, by = someColleague } = theirs
  return <Theirs name={`take-${name}`} errors={errors} words={`${by} maakte hiervan: ${value || 'leeg'}`} />
}

type TheirsProps = { name: string; words: string; errors: FieldErrors | undefined }

/** What somebody made of it, beside what was typed here; one of the two counts, and whoever saves says which. */
function Theirs({ name, words, errors }: TheirsProps) {
  return (
    <div className="setting-theirs">
      <p>{words}</p>
      <SelectField name={name} label="Wat wordt het?" options={whose} defaultValue="" errors={errors} />
    </div>
  )
}

const whose = [
  { id: 'mine', label: 'Houd wat ik typte' },
  { id: 'on', label: 'Neem dit over' },
]

/** Yes or no says nothing without its question. */
function summaryOf({ columns }: SettingForm, row: Row, titles: PageTitles): string {
  const told = columns
    .filter(
      ({ kind, choices, isPlace }) =>
        kind !== 'hidden' && kind !== 'check' && choices !== yesOrNoChoices && !isPlace,
    )
    .slice(0, 4)
  const words = told.map(({ name, choices, isPage }) => {
    const value = row[name] ?? ''
    if (isPage) return titles.get(value) ?? value
    return choices?.find(({ id }) => id === value)?.label ?? value
  })
  const isRetired = columns.some(({ name, kind }) => kind === 'check' && row[name] === 'on')
  const name = inOneLine(words)
  return `${name || 'Zonder naam'}${isRetired ? ' (niet meer te kiezen)' : ''}`
}

type SettingInputProps = { field: SettingField; value: string | undefined; errors: FieldErrors }

export function SettingInput({ field, value = '', errors }: SettingInputProps) {
  const { name, label, hint, kind = 'text', choices, suggestions, isPage } = field
  if (kind === 'hidden') return <input type="hidden" name={name} value={value} />
  if (kind === 'shown') return value ? <Field {...{ name, label, hint }} value={value} readOnly /> : null
  if (kind === 'check') return <Check name={name} label={label} isOn={value === 'on'} />
  if (kind === 'long')
    return <TextAreaField {...{ name, label, hint, errors }} rows={3} defaultValue={value} />
  if (choices)
    return <SelectField {...{ name, label, hint, errors }} options={choices} defaultValue={value} />
  const listId = isPage ? pageOptionsId : suggestions?.list
  const list = listId && { list: listId }
  return <Field {...{ name, label, hint, errors, ...list }} defaultValue={value} autoComplete="off" />
}

function Check({ name, label, isOn }: { name: string; label: string; isOn: boolean }) {
  return (
    <label className="setting-check">
      <input type="checkbox" name={name} defaultChecked={isOn} />
      {label}
    </label>
  )
}
