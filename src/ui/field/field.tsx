import { type ComponentProps, createContext, type ReactNode, useContext, useId } from 'react'
import type { FieldErrors } from '#forms/answer.ts'
import { Icon } from '../icon/icon.tsx'
import { WholeWords } from '../whole-words/whole-words.tsx'

export type FieldProps = {
  name: string
  label: string
  hint?: ReactNode
  errors?: FieldErrors | undefined
  required?: boolean
}

type InputProps = FieldProps & Omit<ComponentProps<'input'>, 'name' | 'id' | 'required'>

export function Field({ name, label, hint, errors, required, ...input }: InputProps) {
  const field = useField(name, errors, hint)
  return (
    <div className="field" data-invalid={field.isInvalid || undefined}>
      <FieldLabel {...{ label, required, htmlFor: field.id }} />
      <FieldHint id={field.hintId} hint={hint} />
      <input className="field-input" name={name} aria-required={required} {...field.attributes} {...input} />
      <FieldMessages id={field.errorId} messages={field.messages} />
    </div>
  )
}

export type Option = { id: string; label: string }

type SelectProps = FieldProps & { options: Option[] } & Omit<
    ComponentProps<'select'>,
    'name' | 'id' | 'required'
  >

export function SelectField({ name, label, hint, errors, required, options, ...select }: SelectProps) {
  const field = useField(name, errors, hint)
  return (
    <div className="field" data-invalid={field.isInvalid || undefined}>
      <FieldLabel {...{ label, required, htmlFor: field.id }} />
      <FieldHint id={field.hintId} hint={hint} />
      <select className="field-input" name={name} aria-required={required} {...field.attributes} {...select}>
        <option value="">Maak een keuze</option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </select>
      <FieldMessages id={field.errorId} messages={field.messages} />
    </div>
  )
}

/** The ids that tie a control to its hint and its errors. The error summary links to `id`. */
export function useField(name: string, errors: FieldErrors | undefined, hint: ReactNode) {
  const prefix = useId()
  const messages = errors?.[name] ?? []
  const isInvalid = messages.length > 0
  const id = useFieldId(name)
  const hintId = `${prefix}hint`
  const errorId = `${prefix}error`
  const describedBy = [hint ? hintId : '', isInvalid ? errorId : ''].filter(Boolean).join(' ')
  const attributes = {
    id,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy || undefined,
  }
  return { id, hintId, errorId, messages, isInvalid, attributes }
}

/** With what the ids of fields begin. A form that may share its page with another one takes a word of its own. */
export const FieldPrefix = createContext('veld')

export function useFieldId(name: string): string {
  return `${useContext(FieldPrefix)}-${name}`
}

export function FieldLabel({
  label,
  required,
  htmlFor,
}: {
  label: string
  required: boolean | undefined
  htmlFor: string
}) {
  return (
    <label className="field-label" htmlFor={htmlFor}>
      <WholeWords>{label}</WholeWords>
      {required && <RequiredMark />}
    </label>
  )
}

export function RequiredMark() {
  return (
    <span className="field-required" aria-hidden="true">
      {' '}
      *
    </span>
  )
}

export function FieldHint({ id, hint }: { id: string; hint: ReactNode }) {
  if (!hint) return null
  return (
    <p className="field-hint" id={id}>
      {typeof hint === 'string' ? <WholeWords>{hint}</WholeWords> : hint}
    </p>
  )
}

/** One line for each message. */
export function FieldMessages({ id, messages }: { id: string; messages: string[] }) {
  if (messages.length === 0) return null
  return (
    <div className="field-error" id={id}>
      <Icon of="alert" size={20} />
      <p>
        {messages.map((message, index) => (
          <span key={message}>
            {index > 0 && <br />}
            <WholeWords>{message}</WholeWords>
          </span>
        ))}
      </p>
    </div>
  )
}
