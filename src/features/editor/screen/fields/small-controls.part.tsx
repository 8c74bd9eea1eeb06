import type { Field } from '#features/blocks/field.ts'
import { useWork } from '../work.part.tsx'
import { FieldFrame } from './field-frame.part.tsx'

type Control<Name extends Field['control'], Value> = {
  field: Extract<Field, { control: Name }> | (Field & { control: Name })
  value: Value | undefined
  onChange: (value: Value | undefined) => void
}

export function NumberControl({ field, value, onChange }: Control<'number', number>) {
  const { least, most } = field as Extract<Field, { control: 'number' }>
  return (
    <FieldFrame {...field}>
      {(attributes) => (
        <input
          {...attributes}
          className="edit-input"
          type="number"
          min={least}
          max={most}
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value === '' ? undefined : target.valueAsNumber)}
        />
      )}
    </FieldFrame>
  )
}

export function DayControl({ field, value, onChange }: Control<'day', string>) {
  return (
    <FieldFrame {...field}>
      {(attributes) => (
        <input
          {...attributes}
          className="edit-input"
          type="date"
          value={value ?? ''}
          onChange={({ target }) => onChange(target.value || undefined)}
        />
      )}
    </FieldFrame>
  )
}

export function YesNoControl({ field, value, onChange }: Control<'yes-no', boolean>) {
  return (
    <div className="edit-field">
      <label className="edit-check">
        <input type="checkbox" checked={value ?? false} onChange={({ target }) => onChange(target.checked)} />
        {field.label}
      </label>
      {field.hint && <p className="field-hint">{field.hint}</p>}
    </div>
  )
}

type Option = { value: string; label: string }
type ChoiceProps = Control<Field['control'], string> & { options: Option[] }

export function ChoiceControl({ field, value = '', onChange, options }: ChoiceProps) {
  const isKnown = options.some((option) => option.value === value)
  return (
    <FieldFrame {...field}>
      {(attributes) => (
        <select
          {...attributes}
          className="edit-input"
          value={value}
          onChange={({ target }) => onChange(target.value || undefined)}
        >
          {!isKnown && <option value={value}>{value || 'Maak een keuze'}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

export function PackageControl(props: Control<'package', string>) {
  const { insurers, products } = useWork().bench.gathered.insurance
  const options = products.map(({ id, name, insurer }) => {
    const from = insurers.find((candidate) => candidate.id === insurer)?.name
    return { value: id, label: from ? `${name} (${from})` : name }
  })
  return <ChoiceControl {...props} options={options} />
}
