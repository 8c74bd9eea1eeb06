import type { FormState } from '#forms/answer.ts'
import { Field } from '#ui/field/field.tsx'

export type Later = { day: string; time: string }

type WhenFieldsProps = {
  state: FormState | undefined
  /** What the form proposes for later. */
  later: Later
}

/** Now, or at a moment that somebody chooses. */
export function WhenFields({ state, later }: WhenFieldsProps) {
  return (
    <fieldset className="form-group">
      <legend>Wanneer</legend>
      <label className="editor-check">
        <input type="radio" name="when" value="now" defaultChecked={state?.values.when !== 'later'} />
        Nu meteen
      </label>
      <label className="editor-check">
        <input type="radio" name="when" value="later" defaultChecked={state?.values.when === 'later'} />
        Op een later moment
      </label>
      <MomentFields state={state} later={later} />
    </fieldset>
  )
}

export function MomentFields({ state, later }: WhenFieldsProps) {
  return (
    <div className="publish-moment">
      <Field
        name="day"
        label="Dag"
        type="date"
        errors={state?.errors}
        defaultValue={state?.values.day ?? later.day}
      />
      <Field
        name="time"
        label="Tijd (in Nederland)"
        type="time"
        errors={state?.errors}
        defaultValue={state?.values.time ?? later.time}
      />
    </div>
  )
}
