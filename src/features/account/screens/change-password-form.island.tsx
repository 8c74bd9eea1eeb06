import { useSubmit } from '#browser/use-submit.ts'
import { Form } from '#ui/form/form.tsx'
import { Message } from '#ui/message/message.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { NewPasswordField } from './new-password-field.part.tsx'

export default function ChangePasswordForm() {
  const { answer, phase, submit } = useSubmit<{ message: string }>('/api/v1/user/change-password')
  if (answer?.ok) return <Message tone="good">{answer.message}</Message>

  const errors = answer?.errors ?? {}
  return (
    <Form
      action="/api/v1/user/change-password"
      submitLabel="Wachtwoord wijzigen"
      answer={answer}
      phase={phase}
      onSubmit={submit}
      hasRequired
    >
      <PasswordField
        name="currentPassword"
        label="Je huidige wachtwoord"
        autoComplete="current-password"
        errors={errors}
      />
      <NewPasswordField name="newPassword" label="Nieuw wachtwoord" errors={errors} />
    </Form>
  )
}
