import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { FieldHint, FieldLabel, FieldMessages, type FieldProps, useField } from '../field/field.tsx'
import { Icon } from '../icon/icon.tsx'

type PasswordFieldProps = FieldProps & {
  autoComplete: 'current-password' | 'new-password'
  /** Told while typing: how many characters it must have. */
  shortest?: number
  /** Something beside the field that can fill it in. */
  helper?: (fill: (password: string) => void) => ReactNode
}

/** A password can be pasted, filled in by a manager, and looked at. */
export function PasswordField({
  name,
  label,
  hint,
  errors,
  autoComplete,
  shortest,
  helper,
}: PasswordFieldProps) {
  const field = useField(name, errors, hint)
  const input = useRef<HTMLInputElement>(null)
  const [isShown, setShown] = useState(false)
  const [isCapsLock, setCapsLock] = useState(false)
  const [length, setLength] = useState(0)

  function noticeKeys(event: KeyboardEvent) {
    setCapsLock(event.getModifierState('CapsLock'))
  }

  function fill(password: string) {
    if (!input.current) return
    input.current.value = password
    setLength([...password].length)
    setShown(true)
  }

  return (
    <div className="field" data-invalid={field.isInvalid || undefined}>
      <FieldLabel label={label} required htmlFor={field.id} />
      <FieldHint id={field.hintId} hint={hint} />
      <div className="password-field">
        <input
          className="field-input"
          ref={input}
          type={isShown ? 'text' : 'password'}
          name={name}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          aria-required
          onChange={(event) => setLength([...event.target.value.normalize('NFKC')].length)}
          onKeyUp={noticeKeys}
          onBlur={() => setCapsLock(false)}
          {...field.attributes}
        />
        <button
          className="password-field-eye"
          type="button"
          aria-pressed={isShown}
          aria-label="Wachtwoord tonen"
          onClick={() => setShown(!isShown)}
        >
          <Icon of={isShown ? 'eye-off' : 'eye'} size={22} />
        </button>
      </div>
      <p className="password-field-note" role="status">
        {isCapsLock && <span>Let op: Caps Lock staat aan. </span>}
        {shortest !== undefined && length > 0 && <span>{lengthNote(length, shortest, field.isInvalid)}</span>}
      </p>
      {helper?.(fill)}
      <FieldMessages id={field.errorId} messages={field.messages} />
    </div>
  )
}

/** Beside a fault that was found, nothing is called good. */
function lengthNote(length: number, shortest: number, isInvalid: boolean): string {
  const missing = shortest - length
  if (missing > 0) return `Nog ${missing} ${missing === 1 ? 'teken' : 'tekens'} te gaan.`
  return isInvalid ? '' : 'Lang genoeg.'
}
