import { pathHere } from '#browser/return-here.ts'
import { tellOtherTabs } from '#browser/session-channel.ts'
import { useSubmit } from '#browser/use-submit.ts'
import type { FormState } from '#forms/answer.ts'
import type { Addresses } from '#site/addresses.ts'
import { Field } from '#ui/field/field.tsx'
import { Form } from '#ui/form/form.tsx'
import { SecondMessage } from '#ui/message/second-message.tsx'
import { PasswordField } from '#ui/password-field/password-field.tsx'

type LogInFormProps = {
  addresses: Pick<Addresses, 'forgotPassword' | 'myAccount'>
  state?: FormState
  /** Where to go after logging in: a path of ours, or back to this page. */
  redirect?: string
  returnsHere?: boolean
  prefix?: string
}
type LoggedIn = { redirect?: string; returnUrl?: string }

/** One form for the login page and the account dropdown. */
export default function LogInForm({ addresses, state, redirect, returnsHere, prefix }: LogInFormProps) {
  const { answer, phase, submit } = useSubmit<LoggedIn>('/actions/users/login', {
    state,
    toBody: ({ loginName, password }) => ({
      loginName,
      password,
      redirect: returnsHere ? pathHere() : (redirect ?? null),
    }),
    onDone({ redirect, returnUrl }) {
      tellOtherTabs('logged-in')
      location.assign(redirect ?? returnUrl ?? addresses.myAccount)
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
      aside={answer?.ok === false && <SecondMessage html={answer.html} />}
      prefix={prefix}
      hasRequired
    >
      {redirect && <input type="hidden" name="redirect" value={redirect} />}
      {returnsHere && <input type="hidden" name="redirect" defaultValue={pathHere()} />}
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
        <a href={addresses.forgotPassword}>Je wachtwoord vergeten?</a>
      </p>
    </Form>
  )
}
