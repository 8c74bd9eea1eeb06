import { useSubmit } from '#browser/use-submit.ts'
import type { FormState } from '#forms/answer.ts'
import { Form } from '#ui/form/form.tsx'
import { NewPasswordField } from './new-password-field.part.tsx'

type SetPasswordFormProps = { code: string; state?: FormState }

export default function SetPasswordForm({ code, state }: SetPasswordFormProps) {
  const { answer, phase, submit } = useSubmit<{ redirect: string }>('/actions/users/set-password', {
    state,
    onDone: ({ redirect }) => location.assign(redirect),
  })
  return (
    <Form
      action="/actions/users/set-password"
      submitLabel="Wachtwoord opslaan"
      answer={answer}
      phase={phase}
      onSubmit={submit}
      hasRequired
    >
      <input type="hidden" name="code" value={code} />
      <NewPasswordField
        name="newPassword"
        label="Nieuw wachtwoord"
        errors={answer?.ok === false ? answer.errors : {}}
      />
    </Form>
  )
}
