import { useSubmit } from '#browser/use-submit.ts'
import type { FormState } from '#forms/answer.ts'
import { Field } from '#ui/field/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Message } from '#ui/message/message.tsx'

type EmailFormProps = { action: string; submitLabel: string; hint: string; state?: FormState }

/** Asks for an address and sends a mail to it: a link to activate, or to choose a new password. */
export default function EmailForm({ action, submitLabel, hint, state }: EmailFormProps) {
  const { answer, phase, submit } = useSubmit(action, { state })
  if (answer?.ok) return <Message tone="good">{answer.message}</Message>

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
        errors={answer?.errors ?? {}}
        required
      />
    </Form>
  )
}
