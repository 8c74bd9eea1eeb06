import { useSubmit } from '#browser/use-submit.ts'
import type { FormState } from '#forms/answer.ts'
import { ChoiceTiles } from '#ui/choice-tiles/choice-tiles.tsx'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'

type EndSessionsFormProps = { others: { id: string; label: string }[]; state?: FormState }

export default function EndSessionsForm({ others, state }: EndSessionsFormProps) {
  const action = '/api/v1/user/sessions/end'
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
      {others.length > 1 && (
        <ChoiceTiles
          name="session"
          label="Waar wil je uitloggen?"
          options={[{ id: '', label: 'Overal, behalve hier' }, ...others]}
          chosen={state?.values.session ?? ''}
        />
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
