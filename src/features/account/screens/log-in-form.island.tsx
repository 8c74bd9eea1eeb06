import { tellOtherTabs } from '#browser/session-channel.ts'
import { useSubmit } from '#browser/use-submit.ts'
import type { FormState } from '#forms/answer.ts'
import { Field } from '#ui/field/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { SecondMessage } from '#ui/message/second-message.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'

type LogInFormProps = { state?: FormState; redirect?: string; prefix?: string }
type LoggedIn = { redirect?: string; returnUrl: string }

/** One form for the login page and the account dropdown. */
export default function LogInForm({ state, redirect, prefix }: LogInFormProps) {
  const { answer, phase, submit } = useSubmit<LoggedIn>('/actions/users/login', {
    state,
    onDone({ redirect, returnUrl }) {
      tellOtherTabs('logged-in')
      location.assign(redirect ?? returnUrl)
    },
  })
  const errors = answer?.ok === false ? answer.errors : {}

  return (
    <Form
      action="/actions/users/login"
      submitLabel="Inloggen"
      answer={answer}
      phase={phase}
      onSubmit={submit}
      aside={answer?.ok === false && <SecondMessage errorCode={answer.errorCode} />}
      prefix={prefix}
      hasRequired
    >
      {redirect && <input type="hidden" name="redirect" value={redirect} />}
      <Field
        name="loginName"
        label="E-mailadres"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
        defaultValue={state?.values.loginName}
        errors={errors}
        required
      />
      <PasswordField
        name="password"
        label="Wachtwoord"
        autoComplete="current-password"
        errors={errors}
        required
      />
      <p>
        <a href="/wachtwoord-vergeten">Je wachtwoord vergeten?</a>
      </p>
    </Form>
  )
}
