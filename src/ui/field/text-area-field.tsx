import type { ComponentProps } from 'react'
import { FieldHint, FieldLabel, FieldMessages, type FieldProps, useField } from './field.tsx'

type TextAreaProps = FieldProps & Omit<ComponentProps<'textarea'>, 'name' | 'id' | 'required'>

export function TextAreaField({ name, label, hint, errors, required, ...area }: TextAreaProps) {
  const field = useField(name, errors, hint)
  return (
    <div className="field" data-invalid={field.isInvalid || undefined}>
      <FieldLabel {...{ label, required, htmlFor: field.id }} />
      <FieldHint id={field.hintId} hint={hint} />
      <textarea
        className="field-input"
        name={name}
        aria-required={required}
        {...field.attributes}
        {...area}
      />
      <FieldMessages id={field.errorId} messages={field.messages} />
    </div>
  )
}
