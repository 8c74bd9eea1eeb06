import { useSubmit } from '#browser/use-submit.ts'
import type { FormState } from '#forms/answer.ts'
import { Form } from '#ui/form/form.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'

type ActivateFormProps = { code: string; needsPassword: boolean; state?: FormState }

const action = '/actions/users/activate'

/** One button; in another browser than the one in which the account was asked for, also the password that was chosen. */
export default function ActivateForm({ code, needsPassword, state }: ActivateFormProps) {
  const { answer, phase, submit } = useSubmit<{ redirect: string }>(action, {
    state,
    onDone: ({ redirect }) => location.assign(redirect),
  })
  return (
    <Form
      action={action}
      submitLabel="Activeer mijn account"
      answer={answer}
      phase={phase}
      onSubmit={submit}
      hasRequired={needsPassword}
    >
      <input type="hidden" name="code" value={code} />
      {needsPassword && (
        <PasswordField
          name="password"
          label="Wachtwoord"
          hint="Je opent de link in een andere browser dan waarin je je account aanvroeg. Vul ter controle het wachtwoord in dat je toen koos."
          autoComplete="current-password"
          errors={answer?.ok === false ? answer.errors : {}}
          required
        />
      )}
    </Form>
  )
}
