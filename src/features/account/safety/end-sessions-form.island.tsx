import { useSubmit } from '#browser/use-submit.ts'
import type { FormState } from '#forms/answer.ts'
import { ChoiceTiles } from '#ui/choice-tiles/choice-tiles.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'

type EndSessionsFormProps = { others: { id: string; label: string }[]; state?: FormState }

export default function EndSessionsForm({ others, state }: EndSessionsFormProps) {
  const action = '/api/v1/user/sessions/end'
  const chosen = state?.values.session ?? ''
  const choices = [{ id: '', label: 'Overal, behalve hier' }, ...others]
  // With nothing ticked, sending it again would end all others.
  if (!choices.some(({ id }) => id === chosen))
    choices.push({ id: chosen, label: 'De browser die je koos: daar ben je al uitgelogd' })
  const { answer, phase, submit } = useSubmit(action, { state, onDone: () => location.reload() })
  return (
    <Form
      action={action}
      submitLabel="Log daar uit"
      look="secondary"
      answer={answer}
      phase={phase}
      onSubmit={submit}
      hasRequired
    >
      {choices.length > 2 && (
        <ChoiceTiles name="session" label="Waar wil je uitloggen?" options={choices} chosen={chosen} />
      )}
      <PasswordField
        name="password"
        label="Je wachtwoord"
        hint="Zo weten we zeker dat jij het bent."
        autoComplete="current-password"
        errors={answer?.ok === false ? answer.errors : {}}
      />
    </Form>
  )
}
