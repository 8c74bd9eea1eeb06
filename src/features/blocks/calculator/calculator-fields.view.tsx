import type { ComponentProps } from 'react'
import { FieldHint, FieldLabel, FieldMessages, type Option } from '#ui/field/field.tsx'
import { longestTyped } from './read-choice.ts'
import { type ChosenYear, yearKey } from './read-year.ts'

type OwnProps = {
  /** Unlike that of any other field on the page. */
  id: string
  name: string
  label: string
  hint?: string | undefined
  fault?: string | undefined
}

type NumberProps = OwnProps & { value: number | string | undefined; unit?: string }

/** A number that somebody types; what does not fit is told beside it. */
export function NumberChoice({ id, name, label, hint, fault, value, unit }: NumberProps) {
  return (
    <div className="field" data-invalid={fault ? true : undefined} data-field={name}>
      <FieldLabel label={unit ? `${label} (${unit})` : label} required={false} htmlFor={id} />
      <FieldHint id={`${id}-uitleg`} hint={hint} />
      <input
        className="field-input calculator-number"
        id={id}
        name={name}
        inputMode="decimal"
        maxLength={longestTyped}
        autoComplete="off"
        defaultValue={value}
        {...described(id, hint, fault)}
      />
      <FieldMessages id={`${id}-fout`} messages={fault ? [fault] : []} />
    </div>
  )
}

type SelectProps = OwnProps & { options: Option[]; chosen: string | undefined }

export function SelectChoice({ id, name, label, hint, fault, options, chosen }: SelectProps) {
  return (
    <div className="field" data-invalid={fault ? true : undefined} data-field={name}>
      <FieldLabel label={label} required={false} htmlFor={id} />
      <FieldHint id={`${id}-uitleg`} hint={hint} />
      <select
        className="field-input"
        id={id}
        name={name}
        autoComplete="off"
        defaultValue={chosen}
        {...described(id, hint, fault)}
      >
        {options.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <FieldMessages id={`${id}-fout`} messages={fault ? [fault] : []} />
    </div>
  )
}

/** Where there is one year to choose it goes along unseen: the address that comes of it goes on meaning that year. */
export function YearChoice({ id, chosen: { year, years, fault } }: { id: string; chosen: ChosenYear }) {
  if (years.length < 2 && !fault) return <input type="hidden" name={yearKey} value={year} />
  return (
    <SelectChoice
      id={`${id}-${yearKey}`}
      name={yearKey}
      label="Jaar"
      fault={fault}
      options={years.map((one) => ({ id: `${one}`, label: `${one}` }))}
      chosen={`${year}`}
    />
  )
}

export function described(
  id: string,
  hint: string | undefined,
  fault: string | undefined,
): Pick<ComponentProps<'input'>, 'aria-invalid' | 'aria-describedby'> {
  const places = [hint && `${id}-uitleg`, fault && `${id}-fout`].filter(Boolean).join(' ')
  return { 'aria-invalid': fault ? true : undefined, 'aria-describedby': places || undefined }
}
