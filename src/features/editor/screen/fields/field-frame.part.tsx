import { type ReactNode, useId } from 'react'
import { FieldHint, RequiredMark } from '#ui/field/field.tsx'

type FieldFrameProps = {
  label: string
  hint?: string | undefined
  isOptional?: boolean
  /** What is told while typing, such as how much room is left. */
  note?: ReactNode
  isWrong?: boolean
  children: (attributes: FieldAttributes) => ReactNode
}

export type FieldAttributes = {
  id: string
  'aria-labelledby': string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

/** A control with its name above it and what helps to fill it in. */
export function FieldFrame({ label, hint, isOptional = false, note, isWrong, children }: FieldFrameProps) {
  const prefix = useId()
  const [id, hintId, noteId] = [`${prefix}veld`, `${prefix}uitleg`, `${prefix}melding`]
  const describedBy = [hint ? hintId : '', note ? noteId : ''].filter(Boolean).join(' ') || undefined
  return (
    <div className="edit-field" data-invalid={isWrong || undefined}>
      <label className="edit-label" htmlFor={id} id={`${prefix}naam`}>
        {label}
        {!isOptional && <RequiredMark />}
      </label>
      <FieldHint id={hintId} hint={hint} />
      {children({
        id,
        'aria-labelledby': `${prefix}naam`,
        'aria-describedby': describedBy,
        'aria-invalid': isWrong || undefined,
      })}
      {note && (
        <p className="edit-note" id={noteId}>
          {note}
        </p>
      )}
    </div>
  )
}
