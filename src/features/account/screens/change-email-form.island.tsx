import { useEffect, useState } from 'react'
import { load } from '#browser/send.ts'
import { useSubmit } from '#browser/use-submit.ts'
import type { Answer } from '#forms/answer.ts'
import { Field } from '#ui/field/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { Message } from '#ui/message/message.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'
import { Skeleton } from '#ui/skeleton/skeleton.tsx'

type SessionInfo = { id: string; email: string }

export default function ChangeEmailForm() {
  const [session, setSession] = useState<Answer<SessionInfo>>()
  const { answer, phase, submit } = useSubmit<{ message: string }>('/actions/users/save-user')

  useEffect(() => {
    load<SessionInfo>('/actions/users/session-info').then(setSession)
  }, [])

  if (!session) return <Skeleton text="Bezig met laden.." lines={2} />
  if (!session.ok) return <Message tone="wrong">{session.message}</Message>
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
        Je e-mailadres is nu <strong>{session.body.email}</strong>.
      </p>
      <input type="hidden" name="userId" value={session.body.id} />
      <Field
        name="email"
        label="Nieuw e-mailadres"
        hint="Je krijgt daar een mail met een link. Tot je die opent, blijft je oude e-mailadres werken."
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
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
