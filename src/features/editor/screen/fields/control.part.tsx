import { useId } from 'react'
import type { Field } from '#features/blocks/field.ts'
import { Button } from '#ui/button/button.tsx'
import { blankMember, blankOf } from '../blank.ts'
import { OpenRichText } from '../rich/open-rich-text.part.tsx'
import { FilmControl } from './film-control.part.tsx'
import { LinkControl } from './link-control.part.tsx'
import { ListControl } from './list-control.part.tsx'
import { PictureControl } from './picture-control.part.tsx'
import { FindingsHere, Place } from './place.part.tsx'
import {
  ChoiceControl,
  DayControl,
  NumberControl,
  PackageControl,
  YesNoControl,
} from './small-controls.part.tsx'
import { TextControl } from './text-control.part.tsx'

type ControlProps = { field: Field; value: unknown; onChange: (value: unknown) => void }

/** The one way from what a schema tells of a field to what somebody fills in, with what the check says of it. */
export function Control(props: ControlProps) {
  const { control, name } = props.field
  if (control === 'hidden') return null
  return (
    <Place name={name}>
      <div className="edit-control">
        <ControlItself {...props} />
        <FindingsHere isWhole={!['list', 'group', 'one-of'].includes(control)} />
      </div>
    </Place>
  )
}

function ControlItself({ field, value, onChange }: ControlProps) {
  // The schema says which value belongs to which control; this is where it is taken at its word.
  const props = { value: (value ?? field.preset) as never, onChange }
  switch (field.control) {
    case 'line':
    case 'text':
      return <TextControl field={field} {...props} />
    case 'rich-text':
      return <OpenRichText field={field} {...props} />
    case 'link':
    case 'page':
      return <LinkControl field={field} {...props} />
    case 'picture':
      return <PictureControl field={field} {...props} />
    case 'film':
      return <FilmControl field={field} {...props} />
    case 'package':
      return <PackageControl field={{ ...field, control: 'package' }} {...props} />
    case 'number':
      return <NumberControl field={field} {...props} />
    case 'day':
      return <DayControl field={{ ...field, control: 'day' }} {...props} />
    case 'yes-no':
      return <YesNoControl field={{ ...field, control: 'yes-no' }} {...props} />
    case 'choice':
      return <ChoiceControl field={field} {...props} options={field.options} />
    case 'list':
      return <ListControl field={field} {...props} draw={drawControl} />
    case 'group':
      return <GroupControl field={field} {...props} />
    case 'one-of':
      return <OneOfControl field={field} {...props} />
    case 'hidden':
      return null
  }
}

function drawControl(field: Field, value: unknown, onChange: (value: unknown) => void) {
  return field.control === 'group' && field.label === '' ? (
    <Controls fields={field.fields} values={value as Values} onChange={onChange} />
  ) : (
    <Control field={field} value={value} onChange={onChange} />
  )
}

type Values = Record<string, unknown>
type ControlsProps = { fields: Field[]; values: Values | undefined; onChange: (values: Values) => void }

function Controls({ fields, values = {}, onChange }: ControlsProps) {
  return fields.map((field) => (
    <Control
      key={field.name}
      field={field}
      value={values[field.name]}
      onChange={(value) => onChange(withValue(values, field.name, value))}
    />
  ))
}

/** What is left empty is not there, instead of there and nothing. */
function withValue(values: Values, name: string, value: unknown): Values {
  const { [name]: _, ...others } = values
  return value === undefined ? others : { ...values, [name]: value }
}

type GroupProps = {
  field: Extract<Field, { control: 'group' }>
  value: Values | undefined
  onChange: (value: Values | undefined) => void
}

function GroupControl({ field, value, onChange }: GroupProps) {
  const isAbsent = field.isOptional && value === undefined
  return (
    <fieldset className="edit-group">
      <legend>{field.label}</legend>
      {field.hint && <p className="field-hint">{field.hint}</p>}
      {isAbsent ? (
        <Button type="button" look="secondary" onClick={() => onChange(blankOf(field) as Values)}>
          Voeg toe
        </Button>
      ) : (
        <Controls fields={field.fields} values={value} onChange={onChange} />
      )}
      {field.isOptional && !isAbsent && (
        <Button type="button" look="quiet" onClick={() => onChange(undefined)}>
          Haal weg
        </Button>
      )}
    </fieldset>
  )
}

type OneOfProps = {
  field: Extract<Field, { control: 'one-of' }>
  value: Values | undefined
  onChange: (value: Values) => void
}

function OneOfControl({ field, value, onChange }: OneOfProps) {
  const name = useId()
  const chosen = String(value?.[field.key] ?? field.options[0]?.value ?? '')
  const member = field.options.find((option) => option.value === chosen)
  return (
    <fieldset className="edit-group">
      <legend>{field.label}</legend>
      {field.options.map((option) => (
        <label key={option.value} className="edit-check">
          <input
            type="radio"
            name={name}
            checked={option.value === chosen}
            onChange={() => onChange(blankMember(field, option.value))}
          />
          {option.label}
        </label>
      ))}
      <Controls
        fields={member?.fields ?? []}
        values={value}
        onChange={(next) => onChange({ ...next, [field.key]: chosen })}
      />
    </fieldset>
  )
}
