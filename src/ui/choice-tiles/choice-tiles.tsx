import type { ComponentProps } from 'react'
import {
  FieldHint,
  FieldMessages,
  type FieldProps,
  type Option,
  RequiredMark,
  useField,
} from '../field/field.tsx'
import { WholeWords } from '../whole-words/whole-words.tsx'

type RadioProps = Pick<ComponentProps<'input'>, 'onChange'>
type ChoiceTilesProps = FieldProps & RadioProps & { options: Option[]; chosen?: string | undefined }

/** A choice between a few things, all of them in view: large radio buttons. */
export function ChoiceTiles({
  name,
  label,
  hint,
  errors,
  required,
  options,
  chosen,
  onChange,
}: ChoiceTilesProps) {
  const field = useField(name, errors, hint)
  const { id, ...attributes } = field.attributes
  return (
    <fieldset
      className="field choice-tiles"
      role="radiogroup"
      data-invalid={field.isInvalid || undefined}
      aria-required={required}
      {...attributes}
    >
      <legend className="field-legend">
        {label}
        {required && <RequiredMark />}
      </legend>
      <FieldHint id={field.hintId} hint={hint} />
      <div className="choice-tiles-row">
        {options.map((option, index) => (
          <label key={option.id} className="choice-tile">
            <input
              type="radio"
              name={name}
              value={option.id}
              id={index === 0 ? id : undefined}
              defaultChecked={option.id === chosen}
              onChange={onChange}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldMessages id={field.errorId} messages={field.messages} />
    </fieldset>
  )
}

type CheckTileProps = { name: string; label: string; hint?: string; checked?: boolean }

/** One yes or no that stands by itself. */
export function CheckTile({ name, label, hint, checked }: CheckTileProps) {
  const field = useField(name, undefined, hint)
  return (
    <div className="field">
      <label className="choice-tile">
        <input type="checkbox" name={name} value="true" defaultChecked={checked} {...field.attributes} />
        <span>
          <WholeWords>{label}</WholeWords>
        </span>
      </label>
      <FieldHint id={field.hintId} hint={hint} />
    </div>
  )
}
