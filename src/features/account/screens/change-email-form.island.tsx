import { useSubmit } from '#browser/use-submit.ts'
import type { FormState } from '#forms/answer.ts'
import { Field } from '#ui/field/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Message } from '#ui/message/message.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { WholeWords } from '#ui/whole-words/whole-words.tsx'

export type ChangeEmailFormProps = {
  member: { id: string; email: string }
  /** What was typed and refused, from a browser without script. */
  state?: FormState | undefined
}

export default function ChangeEmailForm({ member, state }: ChangeEmailFormProps) {
  const { answer, phase, submit } = useSubmit<{ message: string }>('/actions/users/save-user', { state })
  if (answer?.ok) return <Message tone="good">{answer.message}</Message>

  const errors = answer?.errors ?? {}
  return (
    <Form
      action="/actions/users/save-user"
      submitLabel="E-mailadres wijzigen"
      answer={answer}
      phase={phase}
      onSubmit={submit}
      hasRequired
    >
      <p>
        <WholeWords>Je e-mailadres is nu</WholeWords> <strong>{member.email}</strong>.
      </p>
      <input type="hidden" name="userId" value={member.id} />
      <Field
        name="email"
        label="Nieuw e-mailadres"
        hint="Je krijgt daar een mail met een link. Tot je die opent, blijft je oude e-mailadres werken."
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={state?.values.email}
        errors={errors}
        required
      />
      <PasswordField
        name="currentPassword"
        label="Je wachtwoord"
        autoComplete="current-password"
        errors={errors}
      />
    </Form>
  )
}
