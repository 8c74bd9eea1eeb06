import { useSubmit } from '#browser/use-submit.ts'
import type { FormState } from '#forms/answer.ts'
import { Field } from '#ui/field/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { keepMailedTo } from './mailed-to.browser.ts'

type EmailFormProps = {
  action: string
  submitLabel: string
  hint: string
  /** The page that tells what happens now. */
  sent: string
  state?: FormState
}

/** Asks for an address and sends a mail to it: a link to activate, or to choose a new password. */
export default function EmailForm({ action, submitLabel, hint, sent, state }: EmailFormProps) {
  const { answer, phase, submit } = useSubmit(action, {
    state,
    toBody({ loginName }) {
      keepMailedTo(loginName)
      return { loginName }
    },
    onDone: () => location.assign(sent),
  })

  return (
    <Form
      action={action}
      submitLabel={submitLabel}
      answer={answer}
      phase={phase}
      onSubmit={submit}
      hasRequired
    >
      <Field
        name="loginName"
        label="E-mailadres"
        hint={hint}
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={state?.values.loginName}
        errors={answer?.ok === false ? answer.errors : {}}
        required
      />
    </Form>
  )
}
