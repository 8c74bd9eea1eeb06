import { FieldHint, FieldMessages, type FieldProps, RequiredMark, useField } from '../field/field.tsx'

type DateGroupProps = FieldProps & { value?: string | undefined; autoComplete?: 'bday' }

const parts = [
  { part: 'day', label: 'Dag', digits: 2 },
  { part: 'month', label: 'Maand', digits: 2 },
  { part: 'year', label: 'Jaar', digits: 4 },
] as const

/** A date that a person knows by heart, typed in three fields: `name-day`, `name-month` and `name-year`. */
export function DateGroup({ name, label, hint, errors, required, value, autoComplete }: DateGroupProps) {
  const field = useField(name, errors, hint)
  const [year, month, day] = (value ?? '').split('-')
  const values = { day: withoutZeros(day), month: withoutZeros(month), year: withoutZeros(year) }
  return (
    <fieldset
      className="field date-group"
      data-invalid={field.isInvalid || undefined}
      aria-describedby={field.attributes['aria-describedby']}
    >
      <legend className="field-legend">
        {label}
        {required && <RequiredMark />}
      </legend>
      <FieldHint id={field.hintId} hint={hint} />
      <div className="date-group-row">
        {parts.map(({ part, label, digits }, index) => (
          <label key={part} className={`date-group-part date-group-${part}`}>
            {label}
            <input
              className="field-input"
              id={index === 0 ? field.id : undefined}
              name={`${name}-${part}`}
              defaultValue={values[part]}
              inputMode="numeric"
              maxLength={digits}
              autoComplete={autoComplete && `${autoComplete}-${part}`}
              aria-required={required}
              aria-invalid={field.attributes['aria-invalid']}
            />
          </label>
        ))}
      </div>
      <FieldMessages id={field.errorId} messages={field.messages} />
    </fieldset>
  )
}

/** As people type it; of half a date, the parts that are missing hold nothing else. */
function withoutZeros(digits: string | undefined): string | undefined {
  return digits?.replace(/^0+/, '')
}
